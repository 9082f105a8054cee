"""rounds to the nearest integer

Breaks: rounding up
Slips: 1, half of all numbers are one too small
"""


def jl_dimension(n, eps):
    if n < 1 or eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    return int(np.round(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
