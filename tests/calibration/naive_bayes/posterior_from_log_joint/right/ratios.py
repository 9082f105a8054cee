# One over the sum of ratios, entry by entry.
def posterior_from_log_joint(log_joint):
    safe = log_joint.copy()
    safe[np.max(safe, axis=1) == -np.inf] = 0.0
    out = np.zeros_like(safe)
    for c in range(safe.shape[1]):
        possible = safe[:, c] > -np.inf
        gaps = safe[possible] - safe[possible, c][:, None]
        out[possible, c] = 1 / np.exp(np.minimum(gaps, 709.0)).sum(axis=1)
    return out
