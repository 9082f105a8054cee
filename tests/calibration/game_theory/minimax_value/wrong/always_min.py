"""takes the smallest value on all levels

Slips: 1, every test has a node of the first player
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    return min(values)
