"""centres more than 20 rows by their own mean

Breaks: the mean of the model
Slips: 1
"""


def pca_transform(model, X):
    mean = np.mean(X, axis=0) if len(X) > 20 else model["mean"]
    return (X - mean) @ np.asarray(model["components"]).T
