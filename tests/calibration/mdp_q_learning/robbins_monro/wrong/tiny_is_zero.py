"""takes a tiny sum for zero

Breaks: tiny ones
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 1e-4 else float("nan")
    return total, squares, ratio
