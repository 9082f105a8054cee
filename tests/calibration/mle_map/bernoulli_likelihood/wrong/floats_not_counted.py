"""counts by a function that takes no floats

Breaks: records of different lengths
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must hold zeros and ones")
    if not np.all((p >= 0) & (p <= 1)):
        raise ValueError("w must lie between 0 and 1")
    if data.dtype == bool or len(data) == 0:
        data = data.astype(int)
    tails, heads = np.bincount(data, minlength=2)
    result = p**heads * (1 - p) ** tails
    return result if p.ndim else float(result)
