"""adds one to every count

Breaks: pairs worked by hand
Slips: 1, every entry is another one
"""


def pairwise_mutual_information(P):
    P = np.asarray(P).astype(int)
    N, n = P.shape
    mi = np.zeros((n, n))
    for i in range(n):
        for j in range(i):
            total = 0.0
            for a in (0, 1):
                for b in (0, 1):
                    pab = (np.sum((P[:, i] == a) & (P[:, j] == b)) + 1) / (N + 4)
                    pa = (np.sum(P[:, i] == a) + 2) / (N + 4)
                    pb = (np.sum(P[:, j] == b) + 2) / (N + 4)
                    if pab > 0:
                        total += pab * np.log(pab / (pa * pb))
            mi[i, j] = mi[j, i] = total
    return mi
