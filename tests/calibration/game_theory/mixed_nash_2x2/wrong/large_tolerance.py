"""takes denominators up to 1e-3 for 0

Breaks: small payoffs
"""


def mixed_nash_2x2(A, B):
    A, B = A.astype(float), B.astype(float)
    below_p = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    below_q = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if abs(below_p) <= 1e-3 or abs(below_q) <= 1e-3:
        return None
    p = (B[1, 1] - B[1, 0]) / below_p
    q = (A[1, 1] - A[0, 1]) / below_q
    if 0 < p < 1 and 0 < q < 1:
        return float(p), float(q)
    return None
