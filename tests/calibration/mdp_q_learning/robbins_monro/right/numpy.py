# Takes NumPy's sums.
def robbins_monro(alphas):
    alphas = np.asarray(alphas, dtype=float)
    total, squares = np.sum(alphas), alphas @ alphas
    if total == 0:
        return 0.0, 0.0, np.nan
    return total, squares, squares / total
