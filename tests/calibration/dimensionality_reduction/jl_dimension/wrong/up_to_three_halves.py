"""takes eps as long as the formula is positive

Breaks: `ValueError` for $\\varepsilon$ at 0 or 1 or outside
"""


def jl_dimension(n, eps):
    if n < 1 or eps**2 / 2 - eps**3 / 3 <= 0:
        raise ValueError("out of range")
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
