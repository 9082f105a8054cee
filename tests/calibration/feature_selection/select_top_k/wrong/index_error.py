"""raises IndexError in place of ValueError

Breaks: `ValueError` for a negative `k` and for one above the number of scores
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise IndexError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[:k])
