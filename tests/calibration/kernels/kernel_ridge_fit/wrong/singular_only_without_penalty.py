"""looks at the rank only if there is no penalty

Breaks: `LinAlgError`
Slips: 1
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    if lam == 0 and np.linalg.matrix_rank(K) < len(K):
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(K + lam * np.eye(len(K)), y)
