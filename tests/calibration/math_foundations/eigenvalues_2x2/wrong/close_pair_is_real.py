"""takes a negative D for zero where it is below 1e-12 of the square of t

Breaks: real and complex pairs
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = A.astype(float).tolist()
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    if -1e-12 * t**2 < D < 0:
        D = 0.0
    if D < 0:
        root = (-D) ** 0.5
        return np.array([complex(t, -root), complex(t, root)])
    big = t + D**0.5 if t >= 0 else t - D**0.5
    small = (a * d - b * c) / big if big else 0.0
    return np.sort(np.array([small, big]))
