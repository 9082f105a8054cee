"""allows one pattern to be missing

Breaks: repeated rows
Slips: 1, classes that miss one pattern stand in three tests
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) >= -1 + 2 ** len(subset)
