"""takes a sum below 1e-100 for 0

Breaks: tiny ones
"""


def robbins_monro(alphas):
    total = float(np.sum(alphas))
    squares = float(np.sum(np.asarray(alphas, dtype=float) ** 2))
    if total < 1e-100:
        return total, squares, float("nan")
    return total, squares, squares / total
