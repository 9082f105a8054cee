"""asks only whether there are enough rows

Breaks: repeated rows
Slips: 1, classes that miss a pattern stand in three tests
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(outputs) >= 2 ** len(subset) or len(rows) == 2 ** len(subset)
