"""fails for arrays of integers

Breaks: integers (`int8` included, whose squares would not fit)
"""


def perceptron_bound(X, y, w_star):
    if X.dtype.kind != 'f' or np.asarray(w_star).dtype.kind != 'f':
        raise TypeError('floats, please')
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
