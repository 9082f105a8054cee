"""returns the costs as integers

Breaks: float64 entries
Slips: 1
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    eye = np.eye(n)
    c = np.repeat([0, 1], [d, n])
    return c, np.block([[X, -eye], [-X, -eye]]), np.concatenate([y, -y])
