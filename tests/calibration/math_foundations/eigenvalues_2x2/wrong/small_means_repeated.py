"""takes a small D for zero, whatever the unit

Breaks: small units (1e-9 * A, both kinds)
Slips: 1, small units have no right answer
"""


def eigenvalues_2x2(A):
    (a, b), (c, d) = A.astype(float)
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    if abs(D) < 1e-12:
        return np.array([t, t])
    if D < 0:
        return t + np.array([-1j, 1j]) * np.sqrt(-D)
    first = t + np.sqrt(D) if t >= 0 else t - np.sqrt(D)
    return np.sort(np.array([first, (a * d - b * c) / first]))
