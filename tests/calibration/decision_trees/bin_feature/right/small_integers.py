# Counts in a small integer dtype.
def bin_feature(x, edges):
    if np.any(edges[1:] < edges[:-1]):
        raise ValueError
    r = np.zeros(len(x), np.uint8)
    for e in edges:
        r[x >= e] += 1
    return r
