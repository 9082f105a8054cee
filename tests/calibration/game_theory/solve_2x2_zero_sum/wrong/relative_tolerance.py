"""takes payoffs within a relative 1e-5 as equal

Breaks: the row player's mix
"""


def solve_2x2_zero_sum(A):
    A = np.asarray(A, dtype=float)
    for i in range(2):
        for j in range(2):
            if np.isclose(A[i, j], A[i].min(), atol=0) and np.isclose(
                A[i, j], A[:, j].max(), atol=0
            ):
                return 1.0 - i, 1.0 - j, float(A[i, j])
    (a, b), (c, d) = A
    s = a + d - b - c
    return (d - c) / s, (d - b) / s, (a * d - b * c) / s
