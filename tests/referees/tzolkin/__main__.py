"""`python -m tests.referees.tzolkin --matches 300 --seed 1`."""

from tests.referees.following import run
from tests.referees.tzolkin.comparing import TZOLKIN

run(TZOLKIN)
