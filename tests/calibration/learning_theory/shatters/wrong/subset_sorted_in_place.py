"""sorts the list of columns in place

Breaks: columns in any order
"""


def shatters(outputs, subset):
    subset.sort()
    patterns = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(patterns) == 2 ** len(subset)
