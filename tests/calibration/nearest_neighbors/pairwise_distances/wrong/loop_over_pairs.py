"""loops over all pairs of rows

Breaks: the time for many rows
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    D = np.empty((len(A), len(B)))
    for i in range(len(A)):
        for j in range(len(B)):
            D[i, j] = np.linalg.norm(A[i] - B[j], ord=p)
    return D
