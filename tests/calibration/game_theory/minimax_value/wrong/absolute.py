"""chooses the value that is largest in size

Breaks: negative payoffs
Slips: 1, negative payoffs are everywhere
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values, key=abs)
    return min(values)
