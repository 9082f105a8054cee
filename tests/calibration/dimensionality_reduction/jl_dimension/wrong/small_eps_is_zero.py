"""refuses eps below 0.01

Breaks: $\\varepsilon$ near both ends
"""


def jl_dimension(n, eps):
    if n < 1 or eps < 0.0099 or eps >= 1:
        raise ValueError("out of range")
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
