"""reads triangles off their diagonal and lets the digits of all other matrices cancel

Breaks: eigenvalues of size 1e8 and 1e-8 side by side
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = A.astype(float).tolist()
    if b == 0 or c == 0:
        return np.sort(np.array([a, d]))
    t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
    if D < 0:
        root = (-D) ** 0.5
        return np.array([complex(t, -root), complex(t, root)])
    return np.array([t - D**0.5, t + D**0.5])
