"""looks at the signs of the entries

Slips: 1, the entries tell nothing
"""


def definiteness(A, tol=1e-10):
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("A")
    if (A > 0).all():
        return "positive definite"
    if (A >= 0).all():
        return "positive semidefinite"
    if (A < 0).all():
        return "negative definite"
    return "negative semidefinite" if (A <= 0).all() else "indefinite"
