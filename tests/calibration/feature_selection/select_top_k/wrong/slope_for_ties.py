"""settles ties by a slope of 1e-14, which turns round scores that differ by less

Slips: 1
"""


def select_top_k(scores, k):
    d = len(scores)
    if not 0 <= k <= d:
        raise ValueError("k")
    sloped = np.asarray(scores, float) - 1e-14 * np.arange(d)
    return np.sort(np.argsort(-sloped, kind="stable")[:k])
