"""counts one dichotomy of no points even without hypotheses

Breaks: no hypotheses
"""

import numpy as np


def count_dichotomies(outputs):
    if outputs.shape[1] == 0:
        return 1
    return len({tuple(row) for row in outputs.tolist()})
