"""adds a little to the sum before it divides

Breaks: tiny ones
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / (total + 1e-12) if total > 0 else float("nan")
    return total, squares, ratio
