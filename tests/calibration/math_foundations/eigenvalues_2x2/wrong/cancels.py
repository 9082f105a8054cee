"""subtracts two nearly equal numbers for the small eigenvalue

Breaks: eigenvalues of size 1e8 and 1e-8 side by side
Breaks: in other units
"""


def eigenvalues_2x2(A):
    (a, b), (c, d) = A.astype(float)
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    if D < 0:
        return np.array([t - 1j * np.sqrt(-D), t + 1j * np.sqrt(-D)])
    return np.array([t - np.sqrt(D), t + np.sqrt(D)])
