"""drops imaginary parts that are small enough to look like rounding

Breaks: small units (1e-9 * A, both kinds)
"""


def eigenvalues_2x2(A):
    (a, b), (c, d) = A.astype(float).tolist()
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    if D < 0:
        return np.real_if_close(np.array([complex(t, -np.sqrt(-D)), complex(t, np.sqrt(-D))]))
    first = t + np.sqrt(D) if t >= 0 else t - np.sqrt(D)
    second = (a * d - b * c) / first if first else 0.0
    return np.array(sorted([first, second]), dtype=float)
