"""takes the numbers in the table for ratings, not the mask

Breaks: that only observed cells count
"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    mask = np.isfinite(Y.astype(float))
    cells = np.argwhere(mask)
    errors = []
    for _ in range(n_epochs):
        for number in rng.permutation(len(cells)):
            i, j = cells[number]
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), lr, lam)
        errors.append(masked_rmse(Y, Z @ W, mask))
    return Z, W, errors
