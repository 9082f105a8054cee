"""returns an array of shape (0,) for every w without entries

Breaks: `w` of any shape (a single number, an integer)
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if np.any((data != 0) & (data != 1)) or np.any((p < 0) | (p > 1)):
        raise ValueError("not a record of tosses, or w outside [0, 1]")
    if p.size == 0:
        return np.array([])
    h = np.count_nonzero(data)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
