"""How much random play the long tests look at, and how long tests wait."""

import os
from typing import Final

TIMES: Final = int(os.environ.get("YUPANA_TIMES", "1"))  # enough for every day; ten before a release
PATIENCE: Final = 120  # seconds for what should come at once: a busy machine can stand still
