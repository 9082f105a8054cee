"""turns the sign of leaves in their own type, where unsigned ones wrap around

Breaks: NumPy numbers
"""

import numpy as np


def alpha_beta(tree, maximizing=True):
    count = 0

    def go(node, alpha, beta, first):
        nonlocal count
        if not isinstance(node, list):
            count += 1
            return node if first else -node
        best = -np.inf
        for child in node:
            best = max(best, -go(child, -beta, -alpha, not first))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    value = go(tree, -np.inf, np.inf, maximizing)
    return float(value if maximizing else -value), count
