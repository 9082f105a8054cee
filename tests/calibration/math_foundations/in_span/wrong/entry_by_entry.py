"""compares entry by entry, each with its own size

Breaks: a rest that is spread over many entries
"""


def in_span(V, u, tol=1e-8):
    a = np.linalg.lstsq(V.T, u)[0]
    return np.allclose(V.T @ a, u, rtol=tol, atol=0) or not u.any()
