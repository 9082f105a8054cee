"""returns the indices in the order of their scores

Breaks: the order of the result
Slips: 1, three tests have more than one index
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return order[:k]
