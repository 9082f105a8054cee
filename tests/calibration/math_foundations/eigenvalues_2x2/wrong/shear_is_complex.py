"""takes D = 0 for complex

Breaks: the shear
"""


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    (a, b), (c, d) = A.astype(float).tolist()
    t = (a + d) / 2
    D = ((a - d) / 2) ** 2 + b * c
    if D <= 0:
        root = (-D) ** 0.5
        return np.array([complex(t, -root), complex(t, root)])
    # t and the root are added with equal signs, so that no digits cancel; the other
    # eigenvalue follows from the product of the two, the determinant.
    big = t + D**0.5 if t >= 0 else t - D**0.5
    small = (a * d - b * c) / big if big else 0.0
    return np.sort(np.array([small, big]))
