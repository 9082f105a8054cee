"""sets entries below 1e-6 to 0

Breaks: drawn samples
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
    mi[mi < 1e-6] = 0
    return mi
