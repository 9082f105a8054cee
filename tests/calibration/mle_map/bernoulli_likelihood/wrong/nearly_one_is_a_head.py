"""takes entries of data that are close to 0 or 1 for tosses

Breaks: `ValueError` for other entries of `data`
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p, heads = np.asarray(w, dtype=float), np.isclose(data, 1)
    if not np.all(heads | np.isclose(data, 0)):
        raise ValueError("a toss is 0 or 1")
    if np.any((p < 0) | (p > 1)):
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(heads)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
