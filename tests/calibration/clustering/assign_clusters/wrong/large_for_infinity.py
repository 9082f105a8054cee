"""starts its search at a distance of 1e9

Breaks: tiny or huge units
"""


def assign_clusters(X, centers):
    labels = []
    centers = centers.astype(float)
    for x in X.astype(float):
        best, smallest = 0, 1e9
        squares = ((centers - x) ** 2).sum(axis=1)
        if squares.min() < smallest:
            best = squares.argmin()
        labels.append(best)
    return np.array(labels)
