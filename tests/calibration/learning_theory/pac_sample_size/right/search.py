# Counts up in powers of two, then comes back.
import math


def pac_sample_size(h_size, eps, delta):
    if not h_size >= 1:
        raise ValueError("h_size")
    for share in (eps, delta):
        if share <= 0 or share >= 1:
            raise ValueError("eps and delta lie between 0 and 1")
    m, step = 0, 2**60
    while step:
        if math.log(h_size) - eps * (m + step) > math.log(delta):
            m += step
        step //= 2
    return m + 1
