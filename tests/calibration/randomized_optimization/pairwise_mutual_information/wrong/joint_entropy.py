"""returns joint entropies of the pairs

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
                    pab = np.mean((P[:, i] == a) & (P[:, j] == b))
                    pa = np.mean(P[:, i] == a)
                    pb = np.mean(P[:, j] == b)
                    if pab > 0:
                        total += pab * -np.log(pab)
            mi[i, j] = mi[j, i] = total
    return mi
