"""compares with the parent only, and forgets the grandparents

Breaks: what a grandparent is sure of
"""


def alpha_beta(tree, maximizing=True):
    count = [0]
    inf = float("inf")

    def search(node, bound, first):
        if not isinstance(node, list):
            count[0] += 1
            return float(node)
        best = -inf if first else inf
        for child in node:
            value = search(child, best, not first)
            best = max(best, value) if first else min(best, value)
            if (best >= bound) if first else (best <= bound):
                break
        return best

    return search(tree, inf if maximizing else -inf, maximizing), count[0]
