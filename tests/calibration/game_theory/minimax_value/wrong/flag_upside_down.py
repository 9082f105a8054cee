"""lets the second player move where maximizing is True

Slips: 1, the wrong player moves at every node
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if not maximizing:
        return max(values)
    return min(values)
