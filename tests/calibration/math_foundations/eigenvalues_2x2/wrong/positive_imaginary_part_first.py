"""sorts the pair the wrong way round

Breaks: the order
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = A.astype(float).tolist()
    t = (a + d) / 2
    D = ((a - d) / 2) ** 2 + b * c
    if D < 0:
        root = (-D) ** 0.5
        return np.array([complex(t, root), complex(t, -root)])
    big = t + D**0.5 if t >= 0 else t - D**0.5
    small = (a * d - b * c) / big if big else 0.0
    return np.sort(np.array([small, big]))
