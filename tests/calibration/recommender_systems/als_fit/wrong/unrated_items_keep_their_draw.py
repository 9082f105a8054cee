"""leaves the drawn vector to an item without ratings

Breaks: users and items without ratings
Slips: 1
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    rated, objectives = mask.any(axis=0), []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = W.copy()
        W[:, rated] = als_users(Y.T[rated], mask.T[rated], Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
