"""loops over as many columns as there are rows

Breaks: tables that are not square
Slips: 1, every test has a table that is not square
"""



def security_levels(A):
    n = len(A)
    lower = max(min(A[i, j] for j in range(min(n, A.shape[1]))) for i in range(n))
    upper = min(max(A[i, j] for i in range(n)) for j in range(min(n, A.shape[1])))
    return float(lower), float(upper)
