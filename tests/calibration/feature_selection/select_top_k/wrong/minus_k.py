"""takes the last k of an ascending order, which is all for k = 0

Breaks: $k = 0$
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(np.argsort(-np.argsort(order))[-k:])
