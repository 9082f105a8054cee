"""selects what is within 1e-9 of the k-th score

Breaks: scores that differ by $10^{-12}$
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    if k == 0:
        return order[:0]
    return np.flatnonzero(scores >= scores[order[k - 1]] - 1e-9)[:k]
