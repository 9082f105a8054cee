"""returns the ratio the other way round

Breaks: constant step sizes
Slips: 1, nearly every ratio is wrong
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = total / squares if total > 0 else float("nan")
    return total, squares, ratio
