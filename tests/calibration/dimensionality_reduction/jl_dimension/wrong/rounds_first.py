"""rounds to two decimals before it rounds up

Breaks: rounding up
"""


def jl_dimension(n, eps):
    if n < 1 or not 0 < eps < 1:
        raise ValueError
    bound = 4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)
    return int(np.ceil(np.round(bound, 2)))
