# Uses eigvals on the symmetric part.
def definiteness(A, tol=1e-10):
    scale = np.abs(A).max()
    if scale == 0:
        return "positive semidefinite"
    if (np.abs(A - A.T) > tol * scale).any():
        raise ValueError("not symmetric")
    values = np.linalg.eigvals((A + A.T) / 2).real
    values = values / np.abs(values).max()
    values[np.abs(values) <= tol] = 0
    if (values > 0).all():
        return "positive definite"
    if (values < 0).all():
        return "negative definite"
    if (values >= 0).all():
        return "positive semidefinite"
    return "negative semidefinite" if (values <= 0).all() else "indefinite"
