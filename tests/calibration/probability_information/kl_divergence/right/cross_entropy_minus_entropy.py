# The cross-entropy minus the entropy.
def kl_divergence(p, q, base=2.0):
    with np.errstate(all="ignore"):
        own = np.where(p > 0, p * np.log2(p), 0.0).sum()
        crossed = np.where(p > 0, p * np.log2(q), 0.0).sum()
    return np.maximum(own - crossed, 0.0) / np.log2(base)
