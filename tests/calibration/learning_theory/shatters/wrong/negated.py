"""says whether a pattern is missing

Slips: 1, no answer is right
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) != 2 ** len(subset)
