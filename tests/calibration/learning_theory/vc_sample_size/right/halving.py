# Doubles, then halves the interval.
def vc_sample_size(eps, delta, d_vc):
    if not eps > 0:
        raise ValueError("eps must be positive")
    high = 1
    while vc_penalty(high, d_vc, delta) > eps:
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        if vc_penalty(middle, d_vc, delta) > eps:
            low = middle
        else:
            high = middle
    return high
