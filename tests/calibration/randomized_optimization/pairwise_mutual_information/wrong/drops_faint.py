"""takes information below 1e-4 for chance, and sets it to 0

Breaks: drawn samples
Slips: 1
"""


def pairwise_mutual_information(P):
    P = np.asarray(P, dtype=float)
    N, n = P.shape
    total = np.zeros((n, n))
    for A in (P, 1 - P):
        for B in (P, 1 - P):
            joint = A.T @ B / N
            alone = np.outer(A.mean(axis=0), B.mean(axis=0))
            ok = joint > 0
            total[ok] += joint[ok] * np.log(joint[ok] / alone[ok])
    total[total < 1e-4] = 0.0
    np.fill_diagonal(total, 0.0)
    return total
