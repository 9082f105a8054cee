"""sorts the lists of the caller

Breaks: unchanged trees
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    if all(not isinstance(child, list) for child in tree):
        tree.sort()
    values = [minimax_value(child, not maximizing) for child in tree]
    if maximizing:
        return max(values)
    return min(values)
