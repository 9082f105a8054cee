# Takes the coefficients from the pseudoinverse.
def in_span(V, u, tol=1e-8):
    if len(V) == 0:
        return not np.any(u)
    a = np.linalg.pinv(V.T) @ u
    return np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u)
