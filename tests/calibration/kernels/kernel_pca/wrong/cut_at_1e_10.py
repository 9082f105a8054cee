"""cuts eigenvalues of at most 1e-10 times the largest"""


def kernel_pca(K, n_components):
    if n_components > len(K):
        raise ValueError("more components than points")
    values, vectors = np.linalg.eigh(center_gram(K))
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-10 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    rows = np.abs(scores).argmax(axis=0)
    return scores * np.where(scores[rows, np.arange(n_components)] < 0, -1.0, 1.0), values
