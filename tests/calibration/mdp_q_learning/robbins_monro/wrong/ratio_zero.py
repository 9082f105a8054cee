"""returns 0 as ratio where the sum is 0

Breaks: none at all
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 else 0.0
    return total, squares, ratio
