"""computes in single precision

Breaks: leaves that are no integers
"""


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return np.float32(tree)
    if len(tree) == 0:
        raise ValueError("empty")
    worths = [minimax_value(child, not maximizing) for child in tree]
    return max(worths) if maximizing else min(worths)
