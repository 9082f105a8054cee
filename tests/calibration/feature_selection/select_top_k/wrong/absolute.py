"""sorts by absolute scores

Breaks: negative scores
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-np.abs(scores.astype(float)), kind="stable")
    return np.sort(order[:k])
