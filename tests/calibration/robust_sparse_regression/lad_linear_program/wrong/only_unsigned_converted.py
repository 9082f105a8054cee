"""negates signed integers as they come, where the negative of -128 may be -128

Breaks: signed ones of 8 bits
Slips: 1
"""


def lad_linear_program(X, y):
    X, y = (part.astype(float) if part.dtype.kind == "u" else part for part in (X, y))
    n, d = X.shape
    A = np.block([[X, -np.eye(n)], [-X, -np.eye(n)]]).astype(float)
    b = np.concatenate([y, -y]).astype(float)
    return np.concatenate([np.zeros(d), np.ones(n)]), A, b
