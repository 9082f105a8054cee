"""multiplies the penalty by the number of points

Breaks: that `lam` is neither multiplied nor divided by $n$
Slips: 1, right without a penalty and for one point only
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * len(K) * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
