"""counts no dichotomy of no points

Breaks: no points
"""

import numpy as np


def count_dichotomies(outputs):
    if outputs.size == 0:
        return 0
    return len({tuple(row) for row in outputs.tolist()})
