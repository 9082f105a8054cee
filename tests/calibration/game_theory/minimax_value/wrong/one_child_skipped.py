"""does not change turns at a list of one child

Breaks: lists of one child
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    if len(tree) == 1:
        return minimax_value(tree[0], maximizing)
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
