"""takes the logarithm of 0 for combinations that do not occur

Breaks: bits that are equal or opposite (their entropy)
"""


def pairwise_mutual_information(P):
    P = np.asarray(P).astype(float)
    mi = np.zeros((P.shape[1], P.shape[1]))
    with np.errstate(all="ignore"):
        for A in (P, 1 - P):
            for B in (P, 1 - P):
                joint = A.T @ B / len(P)
                mi += joint * np.log(joint / np.outer(A.mean(axis=0), B.mean(axis=0)))
    np.fill_diagonal(mi, 0.0)
    return mi
