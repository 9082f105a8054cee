"""fails where there are no step sizes

Breaks: none at all
"""


def robbins_monro(alphas):
    total = 0.0 * alphas[0]
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 else float("nan")
    return total, squares, ratio
