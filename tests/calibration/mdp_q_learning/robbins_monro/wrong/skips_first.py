"""leaves the first step size out

Breaks: a single one
Slips: 1, every sum is short of one
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas[1:]:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 else float("nan")
    return total, squares, ratio
