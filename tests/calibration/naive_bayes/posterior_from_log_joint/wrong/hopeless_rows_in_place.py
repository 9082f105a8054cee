"""writes zeros into the caller's rows of nothing but minus infinity

Breaks: that `log_joint` stays as it was
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    log_joint[np.isneginf(log_joint).all(axis=1)] = 0.0
    shares = np.exp(log_joint - log_joint.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)
