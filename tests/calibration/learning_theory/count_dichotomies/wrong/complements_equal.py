"""takes a row and its opposite for one

Breaks: the order of rows and columns
Slips: 1, opposite rows stand in each test
"""

import numpy as np


def count_dichotomies(outputs):
    return len({min(tuple(r), tuple(1 - v for v in r)) for r in outputs.tolist()})
