"""makes 20 sweeps at most, and fills the list up

Breaks: several
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(min(n_iter, 20)):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(float(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam)))
    objectives += [objectives[-1]] * (n_iter - len(objectives))
    return Z, W, objectives
