"""draws users after items, whom the first half overwrites

Breaks: the draw
Slips: 1
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    n, d = Y.shape
    W = rng.standard_normal((k, d))
    Z = rng.standard_normal((n, k))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
