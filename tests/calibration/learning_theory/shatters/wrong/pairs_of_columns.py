"""asks whether each pair of columns is shattered

Breaks: subsets of some columns
Slips: 1, classes that miss a pattern stand in three tests
"""

from itertools import combinations


def shatters(outputs, subset):
    size = min(2, len(subset))
    for part in combinations(subset, size):
        if len({tuple(row[i] for i in part) for row in outputs.tolist()}) < 2**size:
            return False
    return len(outputs) > 0
