"""divides integers without a remainder

Breaks: integers
"""


def robbins_monro(alphas):
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = (
        (squares // total if alphas.dtype.kind == "i" else squares / total)
        if total > 0
        else float("nan")
    )
    return total, squares, ratio
