"""fails for empty tables

Breaks: no points
"""

import numpy as np


def count_dichotomies(outputs):
    first = outputs[0, 0]
    return len({tuple(row) for row in outputs.tolist()})
