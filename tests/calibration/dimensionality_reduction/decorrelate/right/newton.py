"""iterates towards the nearest orthogonal rows"""


def decorrelate(W):
    A = np.array(W, dtype=float)
    s = np.linalg.svd(A)[1]
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent")
    A = A / s[0]
    for _ in range(200):
        A = 1.5 * A - 0.5 * A @ A.T @ A
    return A
