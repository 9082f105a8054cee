"""partitions the scores, which settles ties at random

Breaks: ties
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argpartition(-scores.astype(float), max(k - 1, 0))
    return np.sort(order[:k])
