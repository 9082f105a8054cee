"""rounds the result to six digits

Slips: 1, only simple fractions survive
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return round(float(0.0 - np.sum(p * np.log(p)) / np.log(base)), 6) + 0.0
