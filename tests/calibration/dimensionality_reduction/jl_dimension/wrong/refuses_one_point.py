"""refuses a single point

Breaks: one point
Slips: 1, errors and the ends
"""


def jl_dimension(n, eps):
    if n < 2 or eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
