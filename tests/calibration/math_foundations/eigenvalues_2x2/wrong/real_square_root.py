"""takes a real square root of a negative number

Breaks: real and complex pairs
"""


def eigenvalues_2x2(A):
    (a, b), (c, d) = A.astype(float)
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    root = np.sqrt(D)
    big = t + root if t >= 0 else t - root
    small = (a * d - b * c) / big if big else 0.0
    return np.sort(np.array([small, big]))
