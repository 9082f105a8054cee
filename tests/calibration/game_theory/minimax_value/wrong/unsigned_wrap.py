"""negates leaves in their own type, which wraps for unsigned integers

Breaks: NumPy numbers as leaves
Slips: 1
"""


def minimax_value(tree, maximizing=True):
    def best_for_mover(node, sign):
        if not isinstance(node, list):
            return sign * node
        if not node:
            raise ValueError("an empty list")
        return max([-best_for_mover(child, -sign) for child in node])

    sign = 1 if maximizing else -1
    return float(sign * best_for_mover(tree, sign))
