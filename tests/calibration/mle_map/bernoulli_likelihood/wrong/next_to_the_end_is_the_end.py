"""takes a w next to 0 or 1 for the end itself

Breaks: `w = 0` and `w = 1`
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if np.any((data != 0) & (data != 1)) or np.any((p < 0) | (p > 1)):
        raise ValueError("not a record of tosses, or w outside [0, 1]")
    p = np.where(np.isclose(p, 0), 0.0, p)
    p = np.where(np.isclose(p, 1), 1.0, p)
    h = np.count_nonzero(data)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
