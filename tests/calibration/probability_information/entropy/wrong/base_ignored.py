"""uses base 2, whatever base is named

Breaks: the bases 2 (where none is named), $e$, 10 and 3
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log2(p)))
