# Negamax: one formula for both players, by turning signs round.
def minimax_value(tree, maximizing=True):
    def go(node, sign):
        if not isinstance(node, list):
            return sign * float(node)
        if not node:
            raise ValueError("no moves")
        return max(-go(child, -sign) for child in node)

    sign = 1 if maximizing else -1
    return float(sign * go(tree, sign))
