"""mirrors the upper triangle if both tables have one shape"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    K = (coef0 + gamma * (A @ B.T)) ** degree
    if A.shape == B.shape:
        K = np.triu(K) + np.triu(K, 1).T
    return K
