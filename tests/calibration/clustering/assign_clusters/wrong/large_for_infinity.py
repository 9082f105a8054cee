"""starts its search at a distance of 1e9

Breaks: tiny or huge units
"""


def assign_clusters(X, centers):
    labels = []
    for x in X.astype(float):
        best, smallest = 0, 1e9
        for k, c in enumerate(centers.astype(float)):
            d2 = np.sum((x - c) ** 2)
            if d2 < smallest:
                best, smallest = k, d2
        labels.append(best)
    return np.array(labels)
