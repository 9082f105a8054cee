"""counts heads by a product of the record with itself, which is True for booleans

Breaks: records of different lengths (booleans, too)
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if np.any((data != 0) & (data != 1)) or np.any((p < 0) | (p > 1)):
        raise ValueError("not a record of tosses, or w outside [0, 1]")
    h = int(data @ data)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
