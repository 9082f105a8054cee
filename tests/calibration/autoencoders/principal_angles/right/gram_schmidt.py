# By Gram and Schmidt, twice.
def principal_angles(A, B):
    def orthonormal(M):
        Q = []
        for column in np.asarray(M, dtype=float).T:
            column = column / np.linalg.norm(column)
            for _ in range(2):
                for q in Q:
                    column = column - (q @ column) * q
                column = column / np.linalg.norm(column)
            Q.append(column)
        return np.array(Q)

    s = np.linalg.svd(orthonormal(A) @ orthonormal(B).T)[1]
    return np.sort(np.arccos(np.minimum(s, 1.0)))
