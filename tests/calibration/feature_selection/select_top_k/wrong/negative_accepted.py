"""accepts a negative k

Breaks: `ValueError` for a negative `k`
"""


def select_top_k(scores, k):
    if k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[:k])
