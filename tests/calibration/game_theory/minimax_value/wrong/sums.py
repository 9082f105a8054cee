"""adds the values of the children up

Slips: 1, nothing is chosen anywhere
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    return sum(values)
