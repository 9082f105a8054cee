"""compares neighbouring rows alone

Breaks: the order of rows and columns
Slips: 1, equal rows stand apart in each test
"""

import numpy as np


def count_dichotomies(outputs):
    return int(len(outputs) > 0) + sum(
        a != b for a, b in zip(outputs.tolist()[1:], outputs.tolist())
    )
