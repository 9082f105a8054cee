"""makes one sweep and repeats its objective

Breaks: several
Slips: 1, most answers take several sweeps
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(1):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives * n_iter
