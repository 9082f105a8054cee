"""returns a float where an integer is promised

Breaks: that it is an integer
Slips: 1
"""


from math import log


def hoeffding_sample_size(eps, delta, m=1):
    if eps <= 0 or not 0 < delta < 1 or m < 1:
        raise ValueError("out of range")
    return float(np.ceil((log(2 * m) - log(delta)) / (2 * eps**2)))
