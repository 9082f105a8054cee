# Counts the edges that are at most x.
def bin_feature(x, edges):
    for before, after in zip(edges[:-1], edges[1:]):
        if after < before:
            raise ValueError("unsorted")
    return (x[:, None] >= edges[None, :]).sum(axis=1)
