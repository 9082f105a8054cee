"""looks at the symmetric half only, so that every matrix counts as symmetric"""


def qcqp_is_convex(B, Q_list, tol=1e-10):
    return bool(all(np.linalg.eigvalsh((M + M.T) / 2).min() >= -tol for M in [B, *Q_list]))
