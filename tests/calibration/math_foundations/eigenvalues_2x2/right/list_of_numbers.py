# Returns a list of Python numbers.
def eigenvalues_2x2(A):
    a, b, c, d = map(float, A.ravel())
    t = (a + d) / 2
    D = (a - d) ** 2 / 4 + b * c
    if D < 0:
        return [complex(t, -((-D) ** 0.5)), complex(t, (-D) ** 0.5)]
    r = D**0.5
    one = t + r if t > 0 else t - r
    two = (a * d - b * c) / one if one != 0 else 0.0
    return sorted([one, two])
