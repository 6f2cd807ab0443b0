"""`python -m tests.referees.tawantinsuyu --matches 300 --seed 1`."""

from tests.referees.following import run
from tests.referees.tawantinsuyu.comparing import TAWANTINSUYU

run(TAWANTINSUYU)
