# Lets NumPy count shares.
def histogram_density(x, edges):
    edges = np.array(edges, dtype=np.float64)
    if not np.all(edges[1:] > edges[:-1]):
        raise ValueError("not increasing")
    shares, _ = np.histogram(x, bins=edges, weights=np.full(len(x), 1 / len(x)))
    return shares / np.diff(edges)
