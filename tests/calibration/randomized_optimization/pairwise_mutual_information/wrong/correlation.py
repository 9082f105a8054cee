"""returns squared correlations of the bits

Breaks: pairs worked by hand
Slips: 1, every entry is another one
"""


def pairwise_mutual_information(P):
    P = np.asarray(P).astype(float)
    Z = P - P.mean(axis=0)
    C = Z.T @ Z / len(P)
    s = np.sqrt(np.outer(np.diag(C), np.diag(C)))
    mi = np.divide(C, s, out=np.zeros_like(C), where=s > 0) ** 2
    np.fill_diagonal(mi, 0.0)
    return mi
