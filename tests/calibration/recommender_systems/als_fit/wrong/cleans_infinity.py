"""writes zeros over infinite entries of the table that it was given

Breaks: the arguments stay as they were
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    if Y.dtype.kind == 'f':
        Y[np.isinf(Y)] = 0
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(float(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam)))
    return Z, W, objectives
