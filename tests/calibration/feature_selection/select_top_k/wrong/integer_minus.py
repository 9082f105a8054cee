"""negates integers in their own type

Breaks: integers
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores, kind="stable")
    return np.sort(order[:k])
