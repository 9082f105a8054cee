"""lets the first player move at the root, whatever the argument says

Breaks: either player at the root
"""


def minimax_value(tree, maximizing=True, first=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, maximizing, not first) for child in tree]
    return max(values) if first else min(values)
