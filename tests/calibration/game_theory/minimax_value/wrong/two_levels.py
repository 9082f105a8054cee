"""looks at two levels only and takes the first leaf below

Breaks: several levels
Slips: 1, every test has a third level
"""


def first_leaf(tree):
    while isinstance(tree, list):
        tree = tree[0]
    return float(tree)


def minimax_value(tree, maximizing=True):
    if not isinstance(tree, list):
        return float(tree)
    if not tree:
        raise ValueError("empty")
    best, worst = (max, min) if maximizing else (min, max)
    values = []
    for child in tree:
        if isinstance(child, list):
            if not child:
                raise ValueError("empty")
            values.append(worst(first_leaf(leaf) for leaf in child))
        else:
            values.append(float(child))
    return best(values)
