"""returns integers where the code book has integers

Breaks: integers (`uint8` included, also as centres)
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    rebuilt = centers[codes]
    return codes, rebuilt, float(((X.astype(float) - rebuilt) ** 2).mean())
