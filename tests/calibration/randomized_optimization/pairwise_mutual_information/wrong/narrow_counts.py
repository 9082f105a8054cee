"""multiplies integers of 8 bits, which overflow

Breaks: hundreds of strings in integers of 8 bits
"""


def pairwise_mutual_information(P):
    one, zero = P, (1 - P).astype(P.dtype)
    mi = np.zeros((P.shape[1], P.shape[1]))
    for A in (one, zero):
        for B in (one, zero):
            joint = np.maximum(A.T @ B / len(P), 0)
            apart = np.outer(A.mean(axis=0), B.mean(axis=0))
            seen = (joint > 0) & (apart > 0)
            mi[seen] += joint[seen] * np.log(joint[seen] / apart[seen])
    np.fill_diagonal(mi, 0.0)
    return mi
