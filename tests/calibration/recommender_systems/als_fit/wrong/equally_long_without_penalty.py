"""makes the tables of both sides equally long for lam = 0

Breaks: `lam` = 0
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        if lam == 0:
            ratio = (np.linalg.norm(W) / np.linalg.norm(Z)) ** 0.5
            Z, W = Z * ratio, W / ratio
        objectives.append(float(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam)))
    return Z, W, objectives
