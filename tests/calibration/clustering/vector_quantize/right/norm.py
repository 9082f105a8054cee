# Uses the Frobenius norm.
def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    rebuilt = np.take(centers, codes, axis=0).astype(float)
    return codes, rebuilt, np.linalg.norm(X - rebuilt) ** 2 / X.size
