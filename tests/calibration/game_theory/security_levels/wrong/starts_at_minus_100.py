"""begins its search at -100 and 100

Breaks: large payoffs
"""


def security_levels(A):
    lower, upper = -100, 100
    for row in A:
        lower = max(lower, min(row))
    for col in A.T:
        upper = min(upper, max(col))
    return float(lower), float(upper)
