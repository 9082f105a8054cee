"""draws an order even if there are no epochs

Breaks: that nothing else is drawn
Slips: 1
"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells = np.argwhere(mask)
    order = rng.permutation(len(cells))
    errors = []
    for epoch in range(n_epochs):
        if epoch:
            order = rng.permutation(len(cells))
        for number in order:
            i, j = cells[number]
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), lr, lam)
        errors.append(masked_rmse(Y, predict_mf(Z, W), mask))
    return Z, W, errors
