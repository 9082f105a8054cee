# Multiplies tables.
def pairwise_mutual_information(P):
    X = np.asarray(P, dtype=float)
    N = X.shape[0]
    p1 = X.mean(axis=0)
    p11 = X.T @ X / N
    total = np.zeros_like(p11)
    for joint, apart in ((p11, np.outer(p1, p1)), (p1[:, None] - p11, np.outer(p1, 1 - p1)),
                         (p1[None, :] - p11, np.outer(1 - p1, p1)),
                         (1 - p1[:, None] - p1[None, :] + p11, np.outer(1 - p1, 1 - p1))):
        ok = joint > 1e-12
        total[ok] += joint[ok] * np.log(joint[ok] / apart[ok])
    np.fill_diagonal(total, 0)
    return total
