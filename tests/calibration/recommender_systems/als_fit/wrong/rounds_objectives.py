"""rounds objectives to six places after the point

Breaks: the list of objectives and its penalty
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(round(float(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam)), 6))
    return Z, W, objectives
