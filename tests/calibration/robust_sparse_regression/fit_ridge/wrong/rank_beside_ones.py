"""takes the rank of the raw columns beside a column of ones, which is too strict far from 0

Breaks: no error up to a condition number of $3\\cdot 10^8$
Slips: 1
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam must not be negative")
    X, y = np.asarray(X, float), np.asarray(y, float)
    mx, my = X.mean(axis=0), y.mean()
    Xc, yc = X - mx, y - my
    d = X.shape[1]
    if lam == 0 and np.linalg.matrix_rank(np.column_stack([np.ones(len(X)), X])) < d + 1:
        raise np.linalg.LinAlgError("many weights would do")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(my - mx @ w)
