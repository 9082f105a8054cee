"""multiplies factor by factor"""


def bernoulli_likelihood(data, w):
    p = np.array(w, dtype=float)
    if any(toss not in (0, 1) for toss in data):
        raise ValueError("data must be zeros and ones")
    if p.size and (p.min() < 0 or p.max() > 1):
        raise ValueError("w must lie between 0 and 1")
    result = np.ones_like(p)
    for toss in data:
        result = result * (p if toss else 1 - p)
    return float(result) if np.isscalar(w) else result
