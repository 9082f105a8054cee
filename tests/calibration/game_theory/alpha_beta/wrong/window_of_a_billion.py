"""starts from -1e9 and 1e9

Breaks: large payoffs
"""


def alpha_beta(tree, maximizing=True):
    visited = 0

    def value(node, alpha, beta, first):
        nonlocal visited
        if not isinstance(node, list):
            visited += 1
            return float(node)
        best = -1e9 if first else 1e9
        for child in node:
            v = value(child, alpha, beta, not first)
            if first:
                best = max(best, v)
                alpha = max(alpha, best)
            else:
                best = min(best, v)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    return value(tree, -1e9, 1e9, maximizing), visited
