"""stops when the objective falls by less than a billionth of itself

Breaks: several
Slips: 1
"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    W = rng.standard_normal((k, Y.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
        if len(objectives) > 1 and objectives[-2] - objectives[-1] <= 1e-9 * objectives[-1]:
            break
    return Z, W, objectives + objectives[-1:] * (n_iter - len(objectives))
