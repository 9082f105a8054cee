"""begins with 10,000 for infinity

Breaks: large payoffs
"""


def alpha_beta(tree, maximizing=True):
    count = 0
    def visit(node, alpha, beta, is_max):
        nonlocal count
        if not isinstance(node, list):
            count += 1
            return node
        best = -10000 if is_max else 10000
        for child in node:
            v = visit(child, alpha, beta, not is_max)
            if is_max:
                best = max(best, v)
                alpha = max(alpha, v)
            else:
                best = min(best, v)
                beta = min(beta, v)
            if alpha >= beta:
                break
        return best
    value = visit(tree, -10000, 10000, maximizing)
    return float(value), count
