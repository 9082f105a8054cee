"""starts from -9999 and 9999

Breaks: negative payoffs
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    best = -9999.0 if maximizing else 9999.0
    for child in tree:
        v = minimax_value(child, not maximizing)
        best = max(best, v) if maximizing else min(best, v)
    return best
