"""skips children that are empty

Breaks: deep in the tree
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree if child != []]
    if maximizing:
        return max(values)
    return min(values)
