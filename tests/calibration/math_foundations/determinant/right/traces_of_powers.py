# Uses the method of Faddeev and LeVerrier: traces of products, no elimination.
def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError
    n = len(A)
    M, c = np.zeros((n, n)), 1.0
    for k in range(1, n + 1):
        M = A @ M + c * np.eye(n)
        c = -np.trace(A @ M) / k
    return float((-1) ** n * c)
