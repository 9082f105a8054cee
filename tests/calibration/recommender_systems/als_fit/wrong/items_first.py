"""draws users and sets items first

Breaks: users before items
Slips: 1, every sweep starts from it
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    Z = rng.standard_normal((Y.shape[0], k))
    objectives = []
    for _ in range(n_iter):
        W = als_users(Y.T, mask.T, Z.T, lam).T
        Z = als_users(Y, mask, W, lam)
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
