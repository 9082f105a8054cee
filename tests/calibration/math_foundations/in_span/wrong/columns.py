"""looks for u among the combinations of the columns

Slips: 1, it answers for columns where rows are in question
"""


def in_span(V, u, tol=1e-8):
    if V.shape[0] != len(u):
        return False
    a = np.linalg.lstsq(V, u)[0]
    return bool(np.linalg.norm(V @ a - u) <= tol * np.linalg.norm(u))
