"""rounds scores before it sorts

Breaks: scores that differ by $10^{-12}$
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-np.round(scores.astype(float), 9), kind="stable")
    return np.sort(order[:k])
