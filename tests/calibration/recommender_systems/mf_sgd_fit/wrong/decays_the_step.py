"""divides the step size by the number of the epoch

Breaks: later epochs with permutations of their own
Slips: 1, all later epochs are others
"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    n, d = Y.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells = np.argwhere(mask)
    errors = []
    for epoch in range(n_epochs):
        for number in rng.permutation(len(cells)):
            i, j = cells[number]
            Z, W = mf_sgd_step(Z, W, i, j, float(Y[i, j]), lr / (epoch + 1), lam)
        errors.append(masked_rmse(Y, Z @ W, mask))
    return Z, W, errors
