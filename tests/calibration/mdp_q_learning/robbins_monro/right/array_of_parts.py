# A loop, and an array in place of the tuple.
def robbins_monro(alphas):
    total = squares = 0.0
    for a in alphas:
        total += float(a)
        squares += float(a) * float(a)
    ratio = squares / total if total != 0 else np.nan
    return np.array([total, squares, ratio])
