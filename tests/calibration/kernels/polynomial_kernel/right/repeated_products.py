# Multiplies degree times.
def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    once = np.einsum("id,jd->ij", A * 1.0, B * 1.0) * gamma + coef0
    K = np.ones_like(once)
    for _ in range(degree):
        K = K * once
    return K
