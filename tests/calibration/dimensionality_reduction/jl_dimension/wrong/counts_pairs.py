"""takes the logarithm of the number of pairs

Breaks: natural logarithms
Slips: 1, every number is another one
"""


def jl_dimension(n, eps):
    if n < 1 or eps <= 0 or eps >= 1:
        raise ValueError("out of range")
    return int(np.ceil(4 * np.log(max(n * (n - 1) / 2, 1)) / (eps**2 / 2 - eps**3 / 3)))
