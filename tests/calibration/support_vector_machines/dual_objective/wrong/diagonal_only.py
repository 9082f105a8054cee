"""sums over i = j only

Slips: 1, right for single points and diagonal K only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.sum(alpha) - np.sum(signed**2 * np.diag(K)) / 2)
