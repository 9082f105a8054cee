# Adds up clusters.
def kmeans_loss(X, centers, labels):
    total = 0.0
    for k in range(len(centers)):
        total += ((X[labels == k].astype(float) - centers[k]) ** 2).sum()
    return total
