"""looks for a better row, and takes the second of two that are tied

Breaks: ties (the first of several)
"""


def solve_2x2_zero_sum(A):
    (a, b), (c, d) = np.asarray(A, dtype=float)
    if a >= c and b >= d:
        return 1.0, float(a <= b), min(a, b)
    if c >= a and d >= b:
        return 0.0, float(c <= d), min(c, d)
    if a <= b and c <= d:
        return float(a >= c), 1.0, max(a, c)
    if b <= a and d <= c:
        return float(b >= d), 0.0, max(b, d)
    s = a + d - b - c
    return (d - c) / s, (d - b) / s, (a * d - b * c) / s
