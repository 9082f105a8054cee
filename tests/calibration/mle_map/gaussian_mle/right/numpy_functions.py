"""asks NumPy for both"""


def gaussian_mle(x):
    if not np.size(x):
        raise ValueError("an empty sample")
    return float(np.mean(x)), float(np.var(x))
