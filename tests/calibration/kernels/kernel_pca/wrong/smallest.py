"""returns the smallest components

Breaks: the order of the eigenvalues
Slips: 1, no component is right
"""


def kernel_pca(K, n_components):
    if n_components > len(K):
        raise ValueError("components")
    C = K - K.mean(axis=0) - K.mean(axis=1, keepdims=True) + K.mean()
    values, vectors = np.linalg.eigh(C)
    values, vectors = values[:n_components], vectors[:, :n_components]
    values = np.where(values <= 1e-12 * values.max(), 0.0, values)
    scores = vectors * np.sqrt(values)
    largest = scores[np.abs(scores).argmax(axis=0), np.arange(n_components)]
    return scores * np.where(largest < 0, -1.0, 1.0), values
