"""raises ValueError if there is no hypothesis

Breaks: no hypotheses
"""

import numpy as np


def shatters(outputs, subset):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
