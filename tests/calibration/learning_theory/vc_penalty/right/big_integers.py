# Exact power, logarithm of an integer.
import math


def vc_penalty(n, d_vc, delta):
    if n <= 0 or delta <= 0 or delta >= 1:
        raise ValueError("n or delta out of range")
    inside = math.log(4 * (2 * n) ** d_vc) + math.log(1 / delta)
    return (8 * inside / n) ** 0.5
