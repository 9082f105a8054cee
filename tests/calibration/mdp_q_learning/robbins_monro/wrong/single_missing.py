"""returns nan as ratio of a single step size

Breaks: a single one
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 and (len(alphas) > 1 or alphas[0] > 1) else float("nan")
    return total, squares, ratio
