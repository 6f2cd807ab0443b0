"""How much random play the long tests look at: enough for every day, and YUPANA_TIMES as much before a release."""

import os
from typing import Final

TIMES: Final = int(os.environ.get("YUPANA_TIMES", "1"))
