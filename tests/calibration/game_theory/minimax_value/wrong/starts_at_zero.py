"""starts the search for the largest value at 0

Breaks: negative payoffs
Slips: 1, negative payoffs decide in all tests
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max([0.0, *values])
    return min(values)
