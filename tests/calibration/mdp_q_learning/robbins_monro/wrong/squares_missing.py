"""adds the step sizes themselves twice

Breaks: $1/n$ and $1/\\sqrt n$
Slips: 1, nearly all second numbers are wrong
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha)
    ratio = squares / total if total > 0 else float("nan")
    return total, squares, ratio
