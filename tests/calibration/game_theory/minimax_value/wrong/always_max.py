"""takes the largest value on all levels

Breaks: several levels
Slips: 1, every test has a node of the second player
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    return max(values)
