"""takes entries within 1e-6 for equal

Breaks: tiny payoffs
"""


def solve_2x2_zero_sum(A):
    for i in range(2):
        for j in range(2):
            in_row = A[i, j] <= A[i, 1 - j] + 1e-6
            in_column = A[i, j] >= A[1 - i, j] - 1e-6
            if in_row and in_column:
                return float(i == 0), float(j == 0), float(A[i, j])
    a, b, c, d = float(A[0, 0]), float(A[0, 1]), float(A[1, 0]), float(A[1, 1])
    below = a + d - b - c
    p = (d - c) / below
    q = (d - b) / below
    return p, q, (a * d - b * c) / below
