"""`python -m tests.referees.santa_maria --matches 400 --seed 1`."""

from tests.referees.following import run
from tests.referees.santa_maria.comparing import SANTA_MARIA

run(SANTA_MARIA)
