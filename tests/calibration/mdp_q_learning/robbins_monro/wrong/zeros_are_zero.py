"""returns three zeros if all step sizes are 0

Breaks: step sizes of 0
"""


def robbins_monro(alphas):
    if len(alphas) and not np.any(alphas):
        return 0.0, 0.0, 0.0
    total = 0.0
    squares = 0.0
    for alpha in alphas:
        total += float(alpha)
        squares += float(alpha) ** 2
    ratio = squares / total if total > 0 else float("nan")
    return total, squares, ratio
