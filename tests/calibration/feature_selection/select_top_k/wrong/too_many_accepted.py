"""accepts more than there are

Breaks: for one above the number of scores
"""


def select_top_k(scores, k):
    if k < 0:
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[:k])
