"""writes zeros into unobserved cells of the table

Breaks: the arguments stay as they were
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    Y[~mask] = 0
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
