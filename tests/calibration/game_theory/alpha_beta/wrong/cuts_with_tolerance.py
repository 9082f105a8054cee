"""leaves a node already where alpha is within 1e-9 of beta

Breaks: the numbers of leaves
Slips: 1
"""


def alpha_beta(tree, maximizing=True):
    visited = 0

    def search(node, alpha, beta, first):
        nonlocal visited
        if not isinstance(node, list):
            visited += 1
            return float(node)
        best = -np.inf if first else np.inf
        for child in node:
            value = search(child, alpha, beta, not first)
            if first:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta - 1e-9:
                break
        return best

    return search(tree, -np.inf, np.inf, maximizing), visited
