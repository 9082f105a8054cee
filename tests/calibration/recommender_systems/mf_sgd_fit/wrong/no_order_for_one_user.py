"""takes the ratings of a single user from left to right

Breaks: the first epoch
"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells = np.argwhere(mask)
    errors = []
    for _ in range(n_epochs):
        for number in (rng.permutation(len(cells)) if n > 1 else np.arange(len(cells))):
            i, j = cells[number]
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), lr, lam)
        errors.append(float(masked_rmse(Y, predict_mf(Z, W), mask)))
    return Z, W, errors
