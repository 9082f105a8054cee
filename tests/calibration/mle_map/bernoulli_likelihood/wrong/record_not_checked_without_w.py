"""returns at once if `w` has no entries, before it checks the record

Breaks: `ValueError` for other entries of `data`
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if p.size == 0:
        return np.ones(p.shape)
    if np.any((data != 0) & (data != 1)) or np.any((p < 0) | (p > 1)):
        raise ValueError("not a record of tosses, or w outside [0, 1]")
    h = np.count_nonzero(data)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
