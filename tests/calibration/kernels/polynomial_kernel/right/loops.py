# Computes pair by pair.
def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    K = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        for j, b in enumerate(B):
            K[i, j] = (float(coef0) + float(gamma) * float(a.astype(float) @ b)) ** degree
    return K
