"""returns the last step size as ratio

Breaks: $1/n$ and $1/\\sqrt n$
Slips: 1, two tests have other ratios
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = float(alphas[-1]) if total > 0 else float("nan")
    return total, squares, ratio
