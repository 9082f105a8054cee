"""returns the numbers of the bins as floats

Breaks: the dtype
"""


def bin_feature(x, edges):
    if np.any(np.diff(edges) < 0):
        raise ValueError("unsorted")
    bins = np.zeros(len(x))
    for edge in edges:
        bins += x >= edge
    return bins
