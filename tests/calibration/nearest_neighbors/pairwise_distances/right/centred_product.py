# The product formula around the mean of B, which loses fewer digits.
def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p must be at least 1")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        centre = B.mean(axis=0)
        A, B = A - centre, B - centre
        squares = np.einsum("ij,ij->i", A, A)[:, None] + np.einsum("ij,ij->i", B, B) - 2 * A @ B.T
        squares[squares < 0] = 0
        return np.sqrt(squares)
    D = np.empty((len(A), len(B)))
    for j, b in enumerate(B):
        D[:, j] = np.linalg.norm(A - b, ord=p, axis=1)
    return D
