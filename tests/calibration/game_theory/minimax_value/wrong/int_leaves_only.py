"""takes only leaves of the type int for leaves

Breaks: leaves that are no integers
"""


def minimax_value(tree, maximizing=True):
    if isinstance(tree, int):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
