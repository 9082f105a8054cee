"""gives a player without a move infinity

Breaks: `ValueError` for empty lists
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        return float("-inf") if maximizing else float("inf")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
