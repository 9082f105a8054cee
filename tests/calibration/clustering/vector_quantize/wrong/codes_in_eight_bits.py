"""stores codes in eight bits

Breaks: more than 256 centres
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    rebuilt = centers.astype(float)[codes]
    return codes.astype(np.uint8), rebuilt, float(((X.astype(float) - rebuilt) ** 2).mean())
