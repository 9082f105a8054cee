"""raises IndexError for an empty list

Breaks: `ValueError` for empty lists
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise IndexError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
