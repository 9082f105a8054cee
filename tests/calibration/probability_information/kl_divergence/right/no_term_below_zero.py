# Terms p log(p / q) - p + q, none of which is negative; what is added adds up to 0.
def kl_divergence(p, q, base=2.0):
    with np.errstate(all="ignore"):
        terms = np.where(p > 0, p * (np.log(p) - np.log(q)), 0.0) - p + q
    return np.maximum(terms, 0).sum() / np.log(base)
