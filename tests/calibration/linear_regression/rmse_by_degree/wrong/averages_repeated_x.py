"""averages the targets of equal x before it fits

Breaks: repeated $x$
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    x, where, count = np.unique(x_train, return_inverse=True, return_counts=True)
    y = np.bincount(where, weights=y_train) / count
    out = np.empty((2, len(degrees)))
    for i, degree in enumerate(degrees):
        w = fit_min_norm(polynomial_features(x, degree), y)
        for j, (a, b) in enumerate(((x_train, y_train), (x_valid, y_valid))):
            out[j, i] = np.sqrt(np.mean((polynomial_features(a, degree) @ w - b) ** 2))
    return out[0], out[1]
