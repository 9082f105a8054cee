# Python's own sum without rounding.
import math


def entropy(p, base=2.0):
    if abs(math.fsum(p) - 1) > 1e-9:
        raise ValueError("p")
    return math.fsum(q * math.log(1 / q, base) for q in p.tolist() if q > 1e-300)
