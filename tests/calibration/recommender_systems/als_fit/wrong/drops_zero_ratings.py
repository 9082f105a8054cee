"""takes a rating of 0 for an empty cell

Breaks: ratings of 0
Slips: 1, most tests use a table with a rating of 0
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    mask = mask & (Y != 0)
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
