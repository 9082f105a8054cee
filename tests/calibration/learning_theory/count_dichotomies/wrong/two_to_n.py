"""returns 2 to the number of points

Breaks: repeated rows
Slips: 1, no count is right
"""

import numpy as np


def count_dichotomies(outputs):
    return 2 ** outputs.shape[1] if len(outputs) else 0
