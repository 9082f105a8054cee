# Adds up squares column by column.
def rbf_kernel(A, B, gamma):
    if not gamma > 0:
        raise ValueError(gamma)
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    K = np.ones((len(A), len(B)))
    for j in range(A.shape[1]):
        K = K * np.exp(-gamma * np.subtract.outer(A[:, j], B[:, j]) ** 2)
    return K
