"""makes a list of cells, and predicts with predict_mf"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = mask.shape
    Z, W = 0.1 * rng.standard_normal((n, k)), 0.1 * rng.standard_normal((k, d))
    cells = [(i, j) for i in range(n) for j in range(d) if mask[i, j]]
    errors = []
    while len(errors) < n_epochs:
        order = rng.permutation(len(cells))
        for i, j in [cells[t] for t in order]:
            Z, W = mf_sgd_step(Z, W, i, j, 1.0 * Y[i, j], lr, lam)
        errors.append(masked_rmse(Y, predict_mf(Z, W), mask))
    return Z, W, errors
