"""goes on where alpha equals beta

Breaks: ties that stop a node
Slips: 1
"""


def alpha_beta(tree, maximizing=True):
    count = [0]

    def search(node, alpha, beta, first):
        if not isinstance(node, list):
            count[0] += 1
            return float(node)
        if first:
            best = float("-inf")
            for child in node:
                best = max(best, search(child, alpha, beta, False))
                alpha = max(alpha, best)
                if alpha > beta:
                    break
        else:
            best = float("inf")
            for child in node:
                best = min(best, search(child, alpha, beta, True))
                beta = min(beta, best)
                if alpha > beta:
                    break
        return best

    value = search(tree, float("-inf"), float("inf"), maximizing)
    return value, count[0]
