"""looks for patterns of 0 and 1

Breaks: negative labels
"""

from itertools import product


def shatters(outputs, subset):
    rows = {tuple(int(row[i]) for i in subset) for row in outputs.tolist()}
    return all(pattern in rows for pattern in product((0, 1), repeat=len(subset)))
