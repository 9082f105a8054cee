"""does not look at the rank

Breaks: `LinAlgError`
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    return np.linalg.solve(system, y)
