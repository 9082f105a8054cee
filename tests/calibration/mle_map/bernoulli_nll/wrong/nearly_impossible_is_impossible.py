"""takes a w next to 0 or 1 for the end itself

Breaks: impossible records
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = int(np.sum(data == 1))
    t = len(data) - h
    total = 0.0
    if h > 0:
        if np.isclose(w, 0):
            return float("inf")
        total -= h * np.log(w)
    if t > 0:
        if np.isclose(w, 1):
            return float("inf")
        total -= t * np.log1p(-w)
    return float(total + 0.0)
