"""takes no more than a billion points

Breaks: huge $n$
"""


def jl_dimension(n, eps):
    if n < 1 or eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    return int(np.ceil(4 * np.log(min(n, 10**9)) / (eps**2 / 2 - eps**3 / 3)))
