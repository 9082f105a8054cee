"""asserts in place of raising ValueError

Breaks: `ValueError` for $r_{\\max}$
"""


def infinite_bound(r_max, gamma, steps=0):
    assert r_max >= 0 and steps >= 0 and 0 <= gamma <= 1
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
