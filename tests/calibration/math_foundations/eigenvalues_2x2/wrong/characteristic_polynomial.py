"""has the characteristic polynomial made from the library's eigenvalues

Slips: 1, it calls what was to be written
"""


def eigenvalues_2x2(A):
    _, p, q = np.poly(A)
    t, D = -p / 2, p * p / 4 - q
    if D < 0:
        return np.array([t - 1j * (-D) ** 0.5, t + 1j * (-D) ** 0.5])
    big = t + np.sqrt(D) if t >= 0 else t - np.sqrt(D)
    return np.sort([big, q / big if big else 0.0])
