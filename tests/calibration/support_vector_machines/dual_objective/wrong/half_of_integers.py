"""cuts half of the double sum to an integer if all numbers are integers

Breaks: integers
"""


def dual_objective(alpha, K, y):
    v = alpha * y
    q = v @ K @ v
    return alpha.sum() - (q // 2 if isinstance(q, np.integer) else q / 2)
