"""fits with twice lam

Breaks: full tables against singular values (each `lam` smaller than without penalty)
Slips: 1, every sweep starts from it
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, 2 * lam)
        W = als_users(Y.T, mask.T, Z.T, 2 * lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
