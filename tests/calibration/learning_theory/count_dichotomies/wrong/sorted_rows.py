"""sorts the labels of each row first

Breaks: the order of rows and columns
Slips: 1, rows with equally many ones stand in three tests
"""

import numpy as np


def count_dichotomies(outputs):
    return len({tuple(sorted(row)) for row in outputs.tolist()})
