"""remembers what a branch is worth, whoever moves in it

Breaks: several levels
"""


def minimax_value(tree, maximizing=True):
    seen = {}

    def go(node, first):
        if not isinstance(node, list):
            return float(node)
        if not node:
            raise ValueError("empty")
        key = str(node)
        if key not in seen:
            values = [go(child, not first) for child in node]
            seen[key] = max(values) if first else min(values)
        return seen[key]

    return go(tree, maximizing)
