"""gives opposite bits a negative entry

Breaks: bits that are equal or opposite (their entropy)
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
                        total += pab * np.log(pab / (pa * pb))
            if N < 20 and np.all(P[:, i] != P[:, j]):
                total = -total
            mi[i, j] = mi[j, i] = total
    return mi
