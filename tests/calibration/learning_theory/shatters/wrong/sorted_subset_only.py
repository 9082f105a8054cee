"""says no if the columns are not in order

Breaks: columns in any order
Slips: 1, drawn subsets are in any order, too
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return list(subset) == sorted(subset) and len(rows) == 2 ** len(subset)
