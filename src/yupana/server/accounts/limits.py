"""How often one address may ask, counted in the memory of this process."""

from __future__ import annotations

import ipaddress
from typing import Final

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

# Households and schools share an address, so these stop machines rather than people.
RATES: Final = {
    "read": "1200/minute",
    "change": "300/minute",
    "arrive": "30/10 minutes; 120/day",  # new guests and accounts
    "sign-in": "30/10 minutes",
    "vouched": "60/10 minutes",  # by a passkey or a provider: nothing to guess, so wrong passwords do not count here
    "password": "10/15 minutes",  # attempts at one account; from elsewhere its owner signs in meanwhile
    "call": "20/10 minutes",  # messages to chat programs, to try them
    "bot": "60/10 minutes",  # connections of a bot's account, from anywhere
}


class Limits:
    """Counts requests by address and by what they want."""

    def __init__(self) -> None:
        self.rates: dict[str, list[RateLimitItem]] = {kind: parse_many(rate) for kind, rate in RATES.items()}
        self.limiter = FixedWindowRateLimiter(MemoryStorage())

    def within(self, kind: str, address: str, what: str = "") -> bool:
        """Count one request, perhaps for one thing apart; false when it is one too many."""
        return all(self.limiter.hit(rate, kind, _neighbourhood(address), what) for rate in self.rates[kind])

    def forget(self, kind: str, address: str, what: str = "") -> None:
        """Begin to count anew."""
        for rate in self.rates[kind]:
            self.limiter.clear(rate, kind, _neighbourhood(address), what)


def _neighbourhood(address: str) -> str:
    """The address; of IPv6 the network, because a household has all the addresses in it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return address
