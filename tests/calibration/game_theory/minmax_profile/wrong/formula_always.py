"""uses the formula of the mix where there is a saddle point

Breaks: saddle points
Slips: 1
"""


def value(A):
    a, b, c, d = map(float, A.ravel())
    return (a * d - b * c) / ((a + d - b - c) or 1.0)


def minmax_profile(A, B):
    return value(A), value(B.T)
