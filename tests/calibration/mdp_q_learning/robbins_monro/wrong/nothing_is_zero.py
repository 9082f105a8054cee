"""returns three zeros for no step sizes

Breaks: none at all
"""


def robbins_monro(alphas):
    if len(alphas) == 0:
        return 0.0, 0.0, 0.0
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 else float("nan")
    return total, squares, ratio
