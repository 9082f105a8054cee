"""returns a number where there is one bin

Breaks: a single bin
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    heights = counts / (len(x) * widths)
    return heights if len(heights) > 1 else heights[0]
