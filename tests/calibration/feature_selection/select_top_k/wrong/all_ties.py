"""selects all that tie with the k-th score

Breaks: ties
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    if k == 0:
        return order[:0]
    return np.flatnonzero(scores >= scores[order[k - 1]])
