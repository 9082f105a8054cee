"""counts different columns in place of rows

Breaks: repeated rows
Slips: 1, no count is right
"""

import numpy as np


def count_dichotomies(outputs):
    return len({tuple(col) for col in outputs.T.tolist()})
