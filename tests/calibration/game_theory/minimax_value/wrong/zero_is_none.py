"""takes a best value of 0 for none yet

Breaks: leaves of 0
Slips: 1
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("an empty list")
    best = None
    for child in tree:
        value = minimax_value(child, not maximizing)
        if not best or (value > best if maximizing else value < best):
            best = value
    return best
