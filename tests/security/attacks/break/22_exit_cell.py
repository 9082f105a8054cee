"""
number = 22
title = "calls sys.exit, os._exit and os.abort at the top of cells"
reported = ["was left out, because it ended the whole process"]
not_tried = "ending one's own process needs no proof"
"""

# %% top
import sys

sys.exit(0)

# %% top
import os

os._exit(0)

# %% top
import os

os.abort()
