"""reads triangles off their diagonal and takes D of all others from trace and determinant

Breaks: nearly equal ones (such as 0.3 and 0.3 + 1e-9)
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = A.astype(float).tolist()
    if b == 0 or c == 0:
        return np.sort(np.array([a, d]))
    t, det = (a + d) / 2, a * d - b * c
    D = t**2 - det
    if D < 0:
        root = (-D) ** 0.5
        return np.array([complex(t, -root), complex(t, root)])
    big = t + D**0.5 if t >= 0 else t - D**0.5
    return np.sort(np.array([det / big if big else 0.0, big]))
