"""adds 1e-6 to all probabilities to avoid a division by zero

Breaks: certain labels ($R = 0$)
Slips: 1, hardly any value is within the tolerance
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    q = joint + 1e-6
    p = q.sum(axis=1, keepdims=True)
    return float(np.sum(joint.sum(axis=1) * (1 - np.sum((q / p) ** 2, axis=1))))
