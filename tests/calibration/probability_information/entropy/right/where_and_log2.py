# np.log2 with a mask, change of base at the end.
def entropy(p, base=2.0):
    if abs(np.sum(p) - 1) > 1e-9:
        raise ValueError("not a distribution")
    logs = np.log2(p, where=p > 0, out=np.zeros(len(p)))
    return abs(np.dot(p, logs)) / np.log2(base)
