"""adds a column of ones and penalises its weight as well

Breaks: columns and targets far from 0
Slips: 1, the intercept changes all weights
"""


def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam")
    Z = np.column_stack([np.ones(len(y)), X])
    squares = (Z**2).sum(axis=0)
    w, r = np.zeros(Z.shape[1]), y.astype(float)
    for _ in range(n_iter):
        biggest = 0.0
        for j in range(len(w)):
            if squares[j] == 0:
                continue
            old = w[j]
            z = Z[:, j] @ r + squares[j] * old
            w[j] = np.sign(z) * max(abs(z) - lam, 0.0) / squares[j]
            r -= Z[:, j] * (w[j] - old)
            biggest = max(biggest, abs(w[j] - old))
        if biggest < tol:
            break
    return w[1:], float(w[0])
