"""returns integers for integer points

Breaks: integers (also large ones)
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    K = (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
    return K.astype(np.int64) if A.dtype.kind == "i" else K
