"""fails for a tree that is a single leaf

Breaks: single leaves
"""


def inner(tree, maximizing):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    values = [inner(child, not maximizing) for child in tree]
    return max(values) if maximizing else min(values)


def minimax_value(tree, maximizing=True):
    if len(tree) == 0:
        raise ValueError("empty")
    return inner(tree, maximizing)
