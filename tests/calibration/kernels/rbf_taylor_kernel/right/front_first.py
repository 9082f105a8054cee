# Puts the factors in front into the first term.
def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order")
    K = np.zeros((len(A), len(B)))
    for i in range(len(A)):
        for j in range(len(B)):
            a, b = A[i] * 1.0, B[j] * 1.0
            term = float(np.exp(-gamma * (a @ a + b @ b)))
            for k in range(order + 1):
                K[i, j] += term
                term *= 2 * gamma * float(a @ b) / (k + 1)
    return K
