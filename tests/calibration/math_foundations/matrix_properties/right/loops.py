# Looks at every entry in turn.
def matrix_properties(A, tol=1e-10):
    found = dict.fromkeys(
        ["square", "symmetric", "diagonal", "identity", "unitary", "invertible"], False
    )
    n, m = A.shape
    if n != m:
        return found
    found.update(square=True, symmetric=True, diagonal=True, identity=True, unitary=True)
    for i in range(n):
        for j in range(n):
            one = 1.0 if i == j else 0.0
            if abs(A[i, j] - A[j, i]) > tol:
                found["symmetric"] = False
            if i != j and abs(A[i, j]) > tol:
                found["diagonal"] = False
            if abs(A[i, j] - one) > tol:
                found["identity"] = False
            if abs(sum(A[i, k] * np.conj(A[j, k]) for k in range(n)) - one) > tol:
                found["unitary"] = False
    s = np.linalg.svd(A, compute_uv=False)
    found["invertible"] = bool(s[-1] > tol * s[0])
    return found
