# By the eigenvalues of one projection seen from the other.
def principal_angles(A, B):
    bases = [np.linalg.svd(np.asarray(M, dtype=float), full_matrices=False)[0] for M in (A, B)]
    C = bases[0].T @ bases[1]
    squares = np.linalg.svd(C)[1]
    rest = bases[1] - bases[0] @ C
    sines = np.sort(np.linalg.svd(rest)[1][: C.shape[0]])
    return np.arctan2(sines, np.clip(squares, 0, 1))
