"""refuses to select all

Breaks: all
Slips: 1, two tests select all
"""


def select_top_k(scores, k):
    if k < 0 or k >= len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[:k])
