"""subtracts small integers without making them floats

Breaks: integers (`uint8` included, also as centres)
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    rebuilt = centers[codes]
    mse = np.mean((X - rebuilt) ** 2)
    return codes, rebuilt.astype(float), float(mse)
