"""compares the largest entries in place of the lengths

Breaks: a rest that is spread over many entries
"""


def in_span(V, u, tol=1e-8):
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.abs(V.T @ a - u).max() <= tol * np.abs(u).max())
