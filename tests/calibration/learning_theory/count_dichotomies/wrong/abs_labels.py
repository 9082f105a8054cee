"""takes absolute values of the labels

Breaks: negative labels
"""

import numpy as np


def count_dichotomies(outputs):
    return len({tuple(abs(int(v)) for v in row) for row in outputs.tolist()})
