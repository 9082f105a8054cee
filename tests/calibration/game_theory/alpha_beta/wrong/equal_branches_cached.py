"""does not look twice at equal branches

Breaks: the numbers of leaves
"""


def alpha_beta(tree, maximizing=True):
    visited, known = 0, {}

    def value(node, alpha, beta, first):
        nonlocal visited
        if not isinstance(node, list):
            visited += 1
            return float(node)
        key = (str(node), alpha, beta, first)
        if key in known:
            return known[key]
        best = -np.inf if first else np.inf
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
        known[key] = best
        return best

    return value(tree, -np.inf, np.inf, maximizing), visited
