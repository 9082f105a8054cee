# Counts eigenvalues of each sign.
def definiteness(A, tol=1e-10):
    if np.max(np.abs(A - A.T)) > tol * np.max(np.abs(A)):
        raise ValueError("not symmetric")
    values = np.linalg.eigvalsh((A + A.T) / 2)
    largest = max(abs(values))
    plus = sum(value > tol * largest for value in values)
    minus = sum(value < -tol * largest for value in values)
    if plus and minus:
        return "indefinite"
    if plus == len(values):
        return "positive definite"
    if minus == len(values):
        return "negative definite"
    return "negative semidefinite" if minus else "positive semidefinite"
