"""returns a mask in place of indices

Breaks: the order of the result
Slips: 1, a mask is never a list of indices
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    return np.isin(np.arange(len(scores)), order[:k])
