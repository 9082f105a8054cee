"""returns means in place of sums

Breaks: constant step sizes
Slips: 1, nearly all sums are wrong
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 else float("nan")
    n = max(len(alphas), 1)
    return total / n, squares / n, ratio
