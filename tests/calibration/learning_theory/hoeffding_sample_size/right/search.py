# Doubles until the bound is small enough, then halves the interval.
import math


def hoeffding_sample_size(eps, delta, m=1):
    if eps <= 0 or delta <= 0 or delta >= 1 or m < 1:
        raise ValueError("out of range")
    enough = lambda n: math.log(2 * m) - 2 * eps**2 * n <= math.log(delta)
    low, high = 0, 1
    while not enough(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
