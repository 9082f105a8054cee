"""takes 1e-9 for lam where it is 0

Breaks: `lam` = 0
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    lam = lam if lam > 0 else 1e-9
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(float(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam)))
    return Z, W, objectives
