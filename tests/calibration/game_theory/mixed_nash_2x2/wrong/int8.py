"""adds up 8-bit integers, which overflow

Breaks: 8-bit integers
"""


def mixed_nash_2x2(A, B):
    dp = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1]
    dq = A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if abs(dp) <= 1e-12 or abs(dq) <= 1e-12:
        return None
    p = (B[1, 1] - B[1, 0]) / dp
    q = (A[1, 1] - A[0, 1]) / dq
    if 0 < p < 1 and 0 < q < 1:
        return p, q
    return None
