"""lets w be outside of 0 and 1 by a rounding error

Breaks: for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if np.any((data != 0) & (data != 1)) or np.any((p < -1e-12) | (p > 1 + 1e-12)):
        raise ValueError("not a record of tosses, or w outside [0, 1]")
    p = np.clip(p, 0, 1)
    h = np.count_nonzero(data)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
