"""returns the payoffs of the even mix

Slips: 1, both parts are wrong
"""


def value(A):
    for i in range(2):
        for j in range(2):
            if A[i, j] == A[i].min() and A[i, j] == A[:, j].max():
                return float(A[i, j])
    a, b, c, d = map(float, A.ravel())
    return (a * d - b * c) / (a + d - b - c)


def minmax_profile(A, B):
    return float(A.mean()), float(B.mean())
