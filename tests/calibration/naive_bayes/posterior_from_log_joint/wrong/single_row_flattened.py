"""returns a vector for a single row

Breaks: one row
Slips: 1, many cases on paper have one row
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    posterior = weights / weights.sum(axis=1, keepdims=True)
    return posterior[0] if len(posterior) == 1 else posterior
