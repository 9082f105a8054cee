"""returns two floats for an array with a single entry

Breaks: residuals inside and outside of $\\epsilon$
Slips: 1
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps must be positive")
    r = np.asarray(r, dtype=float)
    d = np.clip(r, -eps, eps)
    values = np.abs(d) * (np.abs(r) - np.abs(d) / 2)
    if r.size == 1:
        return values.item(), d.item()
    return values, d
