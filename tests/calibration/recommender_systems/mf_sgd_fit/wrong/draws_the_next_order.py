"""draws the order of the next epoch, even after the last

Breaks: that nothing else is drawn
Slips: 1
"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells, errors = np.argwhere(mask), []
    if n_epochs == 0:
        return Z, W, errors
    order = rng.permutation(len(cells))
    for _ in range(n_epochs):
        for i, j in cells[order]:
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), lr, lam)
        errors.append(masked_rmse(Y, predict_mf(Z, W), mask))
        order = rng.permutation(len(cells))
    return Z, W, errors
