"""squares rows in their own dtype, in which int8 overflows

Breaks: integers (`int8` included, whose squares would not fit)
"""


def perceptron_bound(X, y, w_star):
    margins = y * (X.astype(float) @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.sqrt(np.max(np.sum(X * X, axis=1, dtype=X.dtype)).astype(float))
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
