# Counts one bin after the other.
def histogram_density(x, edges):
    heights = []
    for j in range(len(edges) - 1):
        a, b = float(edges[j]), float(edges[j + 1])
        if not a < b:
            raise ValueError("edges")
        inside = (x >= a) & (x < b) if j < len(edges) - 2 else (x >= a) & (x <= b)
        heights.append(inside.sum() / len(x) / (b - a))
    return np.array(heights)
