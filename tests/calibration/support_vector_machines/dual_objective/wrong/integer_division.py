"""divides integers without the rest

Breaks: integers
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.sum(alpha) - (signed @ K @ signed // 2 if K.dtype.kind == 'i' else signed @ K @ signed / 2))
