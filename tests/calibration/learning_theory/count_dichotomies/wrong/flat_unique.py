"""counts different labels in place of rows

Breaks: repeated rows
Slips: 1, no count is right
"""

import numpy as np


def count_dichotomies(outputs):
    return len(np.unique(outputs)) if outputs.shape[1] else min(1, len(outputs))
