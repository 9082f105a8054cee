"""counts indices from 1

Breaks: the order of the result
Slips: 1, every index is wrong
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[:k]) + 1
