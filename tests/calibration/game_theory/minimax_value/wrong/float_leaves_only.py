"""takes only leaves of the type float for leaves

Slips: 1, integers are leaves in most tests
"""


def minimax_value(tree, maximizing=True):
    if isinstance(tree, float):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
