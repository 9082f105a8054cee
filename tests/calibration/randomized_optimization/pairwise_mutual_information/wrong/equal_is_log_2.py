"""returns log 2 for all equal bits that change

Breaks: bits that are equal or opposite (their entropy)
"""


def pairwise_mutual_information(P):
    P = np.asarray(P, dtype=float)
    N, n = P.shape
    mi = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            for a in (0, 1):
                for b in (0, 1):
                    both = np.mean((P[:, i] == a) & (P[:, j] == b))
                    alone = np.mean(P[:, i] == a) * np.mean(P[:, j] == b)
                    if both > 0:
                        mi[i, j] += both * np.log(both / alone)
    for i in range(n):
        for j in range(n):
            if i != j and N > 1 and (P[:, i] == P[:, j]).all() and 0 < P[:, i].mean() < 1:
                mi[i, j] = np.log(2)
    return mi
