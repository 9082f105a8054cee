"""counts the hypotheses where there are no points

Breaks: no points
"""

import numpy as np


def count_dichotomies(outputs):
    if outputs.shape[1] == 0:
        return len(outputs)
    return len({tuple(row) for row in outputs.tolist()})
