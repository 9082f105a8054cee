"""checks w only if there are tosses

Breaks: for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if len(data) == 0:
        return np.ones(p.shape) if p.ndim else 1.0
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must hold zeros and ones")
    if np.any((p < 0) | (p > 1)):
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data == 1)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
