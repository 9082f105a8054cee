# Solves z**2 - trace z + det = 0 by the stable formula.
def eigenvalues_2x2(A):
    a, b, c, d = [float(entry) for entry in A.ravel()]
    trace, det = a + d, a * d - b * c
    disc = (a - d) ** 2 + 4 * b * c
    if disc < 0:
        return np.array([trace - np.emath.sqrt(disc), trace + np.emath.sqrt(disc)]) / 2
    q = (trace + np.copysign(np.sqrt(disc), trace)) / 2
    if q == 0:
        return np.zeros(2)
    return np.array(sorted([q, det / q]))
