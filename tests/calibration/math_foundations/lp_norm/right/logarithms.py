# Works with logarithms, where nothing overflows.
def lp_norm(x, p):
    if p != 0 and p < 1:
        raise ValueError("p")
    if p == 0:
        return np.count_nonzero(x)
    sizes = np.abs(x[x != 0]).astype(float)
    if len(sizes) == 0:
        return 0.0
    if p == np.inf:
        return np.max(sizes)
    return np.exp(np.logaddexp.reduce(p * np.log(sizes)) / p)
