"""sorts the eigenvalues by their size without the sign

Breaks: the order
"""


def eigenvalues_2x2(A):
    (a, b), (c, d) = A.astype(float).tolist()
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    if D < 0:
        return np.array([t - 1j * (-D) ** 0.5, t + 1j * (-D) ** 0.5])
    big = t + np.sqrt(D) if t >= 0 else t - np.sqrt(D)
    return np.array(sorted([big, (a * d - b * c) / big if big else 0.0], key=abs))
