"""takes sign(0) = 0, so the root is lost where the trace is zero

Breaks: trace 0
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = A.astype(float).tolist()
    t = (a + d) / 2
    D = ((a - d) / 2) ** 2 + b * c
    if D < 0:
        root = (-D) ** 0.5
        return np.array([complex(t, -root), complex(t, root)])
    big = t + np.sign(t) * D**0.5
    small = (a * d - b * c) / big if big else 0.0
    return np.sort(np.array([small, big]))
