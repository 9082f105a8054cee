"""selects one too many

Breaks: the order of the result
Slips: 1, every selection is too large
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.sort(order[: k + 1])
