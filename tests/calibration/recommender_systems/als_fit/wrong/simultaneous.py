"""sets both sides from the old ones

Breaks: several
Slips: 1, every sweep starts from it
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives, Z = [], als_users(Y, mask, W, lam)
    for _ in range(n_iter):
        Z, W = als_users(Y, mask, W, lam), als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
