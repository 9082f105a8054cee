"""takes the first child of the second player's nodes

Slips: 1, the second player chooses in every test
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return values[0]
