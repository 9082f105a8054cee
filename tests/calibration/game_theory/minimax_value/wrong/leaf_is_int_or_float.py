"""takes only Python numbers for leaves

Breaks: NumPy numbers as leaves
"""


def minimax_value(tree, maximizing=True):
    if isinstance(tree, (int, float)):
        return float(tree)
    if len(tree) == 0:
        raise ValueError("empty list")
    values = [minimax_value(child, not maximizing) for child in tree]
    return max(values) if maximizing else min(values)
