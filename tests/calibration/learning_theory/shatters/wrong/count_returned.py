"""returns the number of patterns

Slips: 1, no answer is a bool
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows)
