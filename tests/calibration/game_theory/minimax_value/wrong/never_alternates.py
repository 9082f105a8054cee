"""lets the same player move on all levels

Breaks: several levels
Slips: 1, every test has two levels
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
