"""leaves the logarithm first, so that small numbers become 0/0

Breaks: entries around $-10^4$
Slips: 1, every large or impossible entry becomes nan
"""


def posterior_from_log_joint(log_joint):
    weights = np.exp(log_joint)
    return weights / weights.sum(axis=1, keepdims=True)
