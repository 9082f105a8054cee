"""takes the smaller of the number of rows and 2 to the number of points

Breaks: repeated rows
Slips: 1, no count is right
"""

import numpy as np


def count_dichotomies(outputs):
    return min(len(outputs), 2 ** outputs.shape[1])
