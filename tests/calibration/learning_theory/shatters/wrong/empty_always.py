"""says that no points are shattered by no hypotheses

Breaks: no hypotheses
"""

import numpy as np


def shatters(outputs, subset):
    if not subset:
        return True
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
