"""starts with a window from minus to plus 2**63

Breaks: large payoffs
"""


def alpha_beta(tree, maximizing=True):
    count = 0

    def go(node, alpha, beta, first):
        nonlocal count
        if not isinstance(node, list):
            count += 1
            return float(node)
        best = -float(2**63 - 1) if first else float(2**63 - 1)
        for child in node:
            v = go(child, alpha, beta, not first)
            if first:
                best = max(best, v)
                alpha = max(alpha, best)
            else:
                best = min(best, v)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    value = go(tree, -float(2**63 - 1), float(2**63 - 1), maximizing)
    return value, count
