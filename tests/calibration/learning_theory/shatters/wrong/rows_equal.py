"""asks whether there are exactly as many rows as patterns

Breaks: repeated rows
Slips: 1, tables have other numbers of rows in three tests
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(outputs) == 2 ** len(subset)
