"""`python -m tests.referees.endless_winter --matches 200 --seed 1`."""

from tests.referees.endless_winter.comparing import ENDLESS_WINTER
from tests.referees.following import run

run(ENDLESS_WINTER)
