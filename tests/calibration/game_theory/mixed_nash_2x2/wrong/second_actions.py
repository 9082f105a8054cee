"""returns the probabilities of the second actions

Breaks: probabilities of the first actions
"""


def mixed_nash_2x2(A, B):
    A, B = A.astype(float), B.astype(float)
    below_p = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    below_q = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if abs(below_p) <= 1e-12 or abs(below_q) <= 1e-12:
        return None
    p = (B[1, 1] - B[1, 0]) / below_p
    q = (A[1, 1] - A[0, 1]) / below_q
    if 0 < p < 1 and 0 < q < 1:
        return float(1 - p), float(1 - q)
    return None
