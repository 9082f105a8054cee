"""returns nan as ratio if the sum is below 1e-12

Breaks: tiny ones
"""


def robbins_monro(alphas):
    total, squares = float(np.sum(alphas)), float(np.sum(np.square(alphas, dtype=float)))
    return total, squares, squares / total if total > 1e-12 else float("nan")
