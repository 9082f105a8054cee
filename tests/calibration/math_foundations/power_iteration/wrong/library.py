"""calls the library's eigenvalue function in place of iterating

Slips: 1, it calls what was to be written
"""


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    values, vectors = np.linalg.eigh(A)
    best = np.argmax(np.abs(values))
    v = vectors[:, best]
    return float(values[best]), v * np.sign(v[np.argmax(np.abs(v))]), 10
