"""returns at most a million

Breaks: $\\varepsilon$ near both ends
"""


def jl_dimension(n, eps):
    if n < 1 or eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    return min(int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3))), 1000000)
