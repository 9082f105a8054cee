# Fail-soft negamax.
def alpha_beta(tree, maximizing=True):
    def search(node, low, high, sign):
        if type(node) is not list:
            return sign * float(node), 1
        best, seen = -float("inf"), 0
        for child in node:
            value, n = search(child, -high, -max(low, best), -sign)
            best = max(best, -value)
            seen += n
            if best >= high:
                return best, seen
        return best, seen

    sign = 1 if maximizing else -1
    value, seen = search(tree, -float("inf"), float("inf"), sign)
    return sign * value, seen
