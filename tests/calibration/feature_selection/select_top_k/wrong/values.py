"""returns the scores in place of their indices

Breaks: the order of the result
Slips: 1, scores are not indices
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return scores[np.sort(order[:k])]
