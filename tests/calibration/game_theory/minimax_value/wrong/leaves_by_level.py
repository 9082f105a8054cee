"""compares leaves of different depths before deeper nodes

Breaks: unequal depths
Slips: 1, deeper nodes are never seen, empty ones neither
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [float(child) for child in tree if not isinstance(child, list)]
    values = values or [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
