"""takes the other eigenvalue from the product only where it is below 1e-12 of the first

Breaks: each to a relative 1e-9
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = np.asarray(A, dtype=float).tolist()
    t = (a + d) / 2
    D = ((a - d) / 2) ** 2 + b * c
    if D < 0:
        r = np.sqrt(-D)
        return np.array([complex(t, -r), complex(t, r)])
    r = np.sqrt(D)
    large = t + r if t >= 0 else t - r
    if large == 0:
        return np.zeros(2)
    small = (a * d - b * c) / large
    if abs(small) > 1e-12 * abs(large):
        small = t - r if t >= 0 else t + r
    return np.sort(np.array([small, large]))
