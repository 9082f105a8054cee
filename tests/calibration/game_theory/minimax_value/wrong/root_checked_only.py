"""checks at the root only whether a list is empty

Breaks: deep in the tree
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty")

    def go(node, first):
        if not isinstance(node, list):
            return float(node)
        best = -1e18 if first else 1e18
        for child in node:
            value = go(child, not first)
            best = max(best, value) if first else min(best, value)
        return best

    return go(tree, maximizing)
