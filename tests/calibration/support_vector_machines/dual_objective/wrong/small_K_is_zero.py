"""sets inner products below 1e-6 to 0

Breaks: other units of the points
"""


def dual_objective(alpha, K, y):
    K = np.where(np.abs(K) < 1e-6, 0, K)
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
