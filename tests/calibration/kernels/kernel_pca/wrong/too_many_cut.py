"""returns all components if more are wanted

Breaks: `ValueError`
"""


def kernel_pca(K, n_components):
    if n_components > len(K):
        n_components = len(K)
    C = K - K.mean(axis=0) - K.mean(axis=1, keepdims=True) + K.mean()
    values, vectors = np.linalg.eigh(C)
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-12 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    largest = scores[np.abs(scores).argmax(axis=0), np.arange(n_components)]
    return scores * np.where(largest < 0, -1.0, 1.0), values
