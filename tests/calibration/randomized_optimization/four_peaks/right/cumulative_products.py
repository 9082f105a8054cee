# Adds up cumulative products.
def four_peaks(x, t):
    x = np.asarray(x, dtype=int)
    head = np.cumprod(x).sum()
    tail = np.cumprod(1 - x[::-1]).sum()
    return int(max(head, tail) + len(x) * (head > t) * (tail > t))
