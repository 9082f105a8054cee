"""makes nan of zeros

Breaks: zeros
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    with np.errstate(all="ignore"):
        return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
