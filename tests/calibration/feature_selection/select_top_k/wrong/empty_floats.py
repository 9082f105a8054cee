"""returns an empty array of floats for k = 0

Slips: 1
"""


def select_top_k(scores, k):
    if not 0 <= k <= len(scores):
        raise ValueError("k")
    values = np.asarray(scores, float)
    order = sorted(range(len(values)), key=lambda j: -values[j])
    return np.array(sorted(order[:k]))
