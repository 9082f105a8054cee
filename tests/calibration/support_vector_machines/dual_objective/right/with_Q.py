# Makes Q first.
def dual_objective(alpha, K, y):
    Q = np.outer(y, y) * K
    return float(alpha.sum() - 0.5 * np.einsum("i,ij,j->", 1.0 * alpha, 1.0 * Q, 1.0 * alpha))
