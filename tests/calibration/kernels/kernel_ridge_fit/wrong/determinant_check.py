"""compares the determinant with a small number

Breaks: `LinAlgError`
Slips: 1, small determinants need not be singular: three tests have such tables
"""


def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("lam")
    system = K + lam * np.eye(len(K))
    if abs(np.linalg.det(system)) < 1e-12:
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(system, y)
