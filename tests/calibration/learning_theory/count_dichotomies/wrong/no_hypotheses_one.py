"""counts one dichotomy of no hypotheses

Breaks: no hypotheses
"""

import numpy as np


def count_dichotomies(outputs):
    return max(1, len({tuple(row) for row in outputs.tolist()}))
