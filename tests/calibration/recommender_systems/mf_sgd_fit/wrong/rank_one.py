"""fits one factor, and repeats it

Breaks: that a table of low rank is learned, its hidden cells too
Slips: 1, every later step starts from it
"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    W[1:] = 0
    Z[:, 1:] = 0
    cells = np.argwhere(mask)
    errors = []
    for _ in range(n_epochs):
        for number in rng.permutation(len(cells)):
            i, j = cells[number]
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), lr, lam)
        errors.append(masked_rmse(Y, Z @ W, mask))
    return Z, W, errors
