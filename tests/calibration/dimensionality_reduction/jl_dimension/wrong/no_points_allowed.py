"""takes n = 0 and answers 0

Breaks: `ValueError` for $n < 1$
"""


def jl_dimension(n, eps):
    if n < 0 or eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    if n == 0:
        return 0
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
