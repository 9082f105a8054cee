"""lets the second player begin by default

Slips: 1, most tests rely on the default
"""


def minimax_value(tree, maximizing=False):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
