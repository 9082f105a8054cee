"""keeps w away from 0 and 1 by a tiny amount

Breaks: impossible records
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    p = min(max(w, 1e-15), 1 - 1e-15)
    h = np.sum(data)
    t = len(data) - h
    if (h == 0 and w < 1e-6) or (t == 0 and w == 1):
        return float(-t * np.log1p(-w)) + 0.0 if h == 0 else 0.0
    return float(-h * np.log(p) - t * np.log1p(-p)) + 0.0
