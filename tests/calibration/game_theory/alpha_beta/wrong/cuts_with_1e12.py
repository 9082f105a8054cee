"""leaves a node where alpha is within 1e-12 of beta

Breaks: the numbers of leaves
"""

import numpy as np


def alpha_beta(tree, maximizing=True):
    count = 0

    def go(node, alpha, beta, first):
        nonlocal count
        if not isinstance(node, list):
            count += 1
            return float(node)
        best = -np.inf if first else np.inf
        for child in node:
            v = go(child, alpha, beta, not first)
            if first:
                best = max(best, v)
                alpha = max(alpha, best)
            else:
                best = min(best, v)
                beta = min(beta, best)
            if alpha >= beta - 1e-12:
                break
        return best

    value = go(tree, -np.inf, np.inf, maximizing)
    return value, count
