"""says None for mixes within 1e-6 of 0 and 1

Breaks: None outside of 0 and 1, also exactly 0 or 1
"""


def mixed_nash_2x2(A, B):
    (a, b), (c, d) = np.asarray(A, dtype=float)
    (e, f), (g, h) = np.asarray(B, dtype=float)
    dp, dq = e - f - g + h, a - b - c + d
    if abs(dp) <= 1e-12 or abs(dq) <= 1e-12:
        return None
    p, q = (h - g) / dp, (d - b) / dq
    return (p, q) if 1e-6 < p < 1 - 1e-6 and 1e-6 < q < 1 - 1e-6 else None
