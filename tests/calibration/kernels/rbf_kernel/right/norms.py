# Takes norms of differences, row by row.
def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma must be positive")
    return np.array([np.exp(-gamma * np.linalg.norm(B * 1.0 - a, axis=1) ** 2) for a in A])
