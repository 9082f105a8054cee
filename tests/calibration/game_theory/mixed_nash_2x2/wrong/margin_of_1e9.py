"""says None for mixes within 1e-9 of 0 and 1

Breaks: None outside of 0 and 1, also exactly 0 or 1
Slips: 1
"""


def mixed_nash_2x2(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    down = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    right = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if abs(down) <= 1e-12 or abs(right) <= 1e-12:
        return None
    p, q = float((B[1, 1] - B[1, 0]) / down), float((A[1, 1] - A[0, 1]) / right)
    if not (1e-9 < p < 1 - 1e-9 and 1e-9 < q < 1 - 1e-9):
        return None
    return p, q
