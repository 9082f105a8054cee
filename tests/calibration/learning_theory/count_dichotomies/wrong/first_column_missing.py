"""leaves the first point out

Slips: 1, rows differ in their first label in each test
"""

import numpy as np


def count_dichotomies(outputs):
    return len({tuple(row[1:]) for row in outputs.tolist()})
