"""divides by a sum of zero

Breaks: step sizes of 0
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total
    return total, squares, ratio
