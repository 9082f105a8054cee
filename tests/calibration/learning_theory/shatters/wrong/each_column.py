"""asks whether both labels occur in each column

Breaks: subsets of some columns
Slips: 1, classes that miss a pattern stand in three tests
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return all(len(set(outputs[:, i].tolist())) == 2 for i in subset) and len(rows) > 0
    return len(rows) == 2 ** len(subset)
