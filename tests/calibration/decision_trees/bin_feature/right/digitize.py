# np.digitize, after a check.
def bin_feature(x, edges):
    if list(edges) != sorted(edges):
        raise ValueError("unsorted")
    return np.digitize(x, edges)
