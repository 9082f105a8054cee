"""checks only the first and the last entry of w

Breaks: for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    ends = p.ravel()[[0, -1]]
    if not np.isin(data, (0, 1)).all() or np.any((ends < 0) | (ends > 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    h = np.count_nonzero(data)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
