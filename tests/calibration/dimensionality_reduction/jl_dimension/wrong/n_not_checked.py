"""does not look at n

Breaks: `ValueError` for $n < 1$
"""


def jl_dimension(n, eps):
    if eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    return int(np.ceil(4 * np.log(max(n, 1)) / (eps**2 / 2 - eps**3 / 3)))
