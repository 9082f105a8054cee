"""lets NumPy choose the dtype, which is float32 for integers of 8 bits

Breaks: float64 entries
Slips: 1
"""


def lad_linear_program(X, y):
    kind = np.result_type(X, y, np.float32)
    X, y = X.astype(kind), y.astype(kind)
    n, d = X.shape
    eye = np.eye(n, dtype=kind)
    c = np.concatenate([np.zeros(d), np.ones(n)])
    return c, np.block([[X, -eye], [-X, -eye]]), np.concatenate([y, -y])
