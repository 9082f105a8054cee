"""sorts two negative eigenvalues by size

Breaks: the order
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
    return (
        np.array([small, large]) if small < 0 and large < 0 else np.sort(np.array([small, large]))
    )
