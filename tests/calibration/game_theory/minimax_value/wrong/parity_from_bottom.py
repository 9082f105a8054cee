"""decides who moves by the levels below a node

Breaks: unequal depths
"""


def minimax_value(tree, maximizing=True):
    def depth(t):
        return 0 if not isinstance(t, list) else 1 + max(depth(c) for c in t)
    def go(t, d, flip):
        if not isinstance(t, list):
            return t
        vals = [go(c, d - 1, flip) for c in t]
        return max(vals) if (depth(t) % 2 == flip) else min(vals)
    if not isinstance(tree, list):
        return tree
    return go(tree, 0, depth(tree) % 2 if maximizing else 1 - depth(tree) % 2)
