"""accepts all arguments without a check

Breaks: `ValueError` for a negative `k` and for one above the number of scores
"""


def select_top_k(scores, k):
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[:k])
