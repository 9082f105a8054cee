"""takes eps = 0 and answers 0

Breaks: `ValueError` for $\\varepsilon$ at 0 or 1 or outside
"""


def jl_dimension(n, eps):
    if n < 1 or eps < 0 or eps >= 1:
        raise ValueError("out of range")
    if eps == 0:
        return 0
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
