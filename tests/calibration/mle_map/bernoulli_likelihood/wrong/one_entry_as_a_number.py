"""returns a number for an array of one entry

Breaks: `w` of any shape
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must hold zeros and ones")
    if np.any((p < 0) | (p > 1)):
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data == 1)
    t = len(data) - h
    result = p**h * (1 - p) ** t
    return float(result.item()) if result.size == 1 else result
