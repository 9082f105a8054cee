# Puts the labels on two diagonal matrices.
def dual_qp(K, y, C):
    D = np.diag(np.asarray(y, dtype=float))
    ones = np.ones(len(y))
    return D @ K @ D, -ones, 0 * ones, np.array([C] * len(y), dtype=float), D @ ones
