"""returns 0.0 for one point

Breaks: one point
"""


def jl_dimension(n, eps):
    if n < 1 or not 0 < eps < 1:
        raise ValueError
    if n == 1:
        return 0.0
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
