"""lets a polynomial object find its own roots

Slips: 1, it calls what was to be written
"""


def eigenvalues_2x2(A):
    (a, b), (c, d) = A.tolist()
    r = np.poly1d([1.0, -(a + d), a * d - b * c]).r
    return np.sort(r) if np.isrealobj(r) else np.array(sorted(r, key=lambda z: (z.real, z.imag)))
