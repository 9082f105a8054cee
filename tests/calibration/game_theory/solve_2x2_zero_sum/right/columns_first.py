# Goes through the entries column by column: no 2 x 2 table shows the difference.
def solve_2x2_zero_sum(A):
    A = A.astype(float)
    for j in range(2):
        for i in range(2):
            if A[i, j] == A[i].min() and A[i, j] == A[:, j].max():
                return 1.0 - i, 1.0 - j, A[i, j]
    (a, b), (c, d) = A
    p = (d - c) / (a - b + d - c)
    return p, (d - b) / (a - c + d - b), p * a + (1 - p) * c
