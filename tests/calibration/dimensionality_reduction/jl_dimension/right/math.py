"""uses math, and common denominators"""


def jl_dimension(n, eps):
    import math

    if not (n >= 1 and 0 < eps < 1):
        raise ValueError("out of range")
    return math.ceil(24 * math.log(n) / (3 * eps**2 - 2 * eps**3))
