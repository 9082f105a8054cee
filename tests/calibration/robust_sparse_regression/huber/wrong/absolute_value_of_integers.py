"""takes absolute values in 8 bits, where that of -128 is -128

Breaks: integers
Slips: 1
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    size = np.abs(r)
    values = np.where(size <= eps, np.asarray(r, float) ** 2 / 2, eps * (size - eps / 2.0))
    derivatives = np.clip(np.asarray(r, float), -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(derivatives)
    return values, derivatives
