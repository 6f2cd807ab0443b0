"""How much may be asked for, in one place: for routes, forms, and commands, which import nothing else for it."""

from __future__ import annotations

INVITATION_DAYS = 14  # unless said otherwise
INVITATION_DAYS_MAX = 365
INVITATION_PEOPLE_MAX = 1000
