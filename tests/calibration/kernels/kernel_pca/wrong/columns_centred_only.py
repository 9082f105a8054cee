"""takes the column means off alone

Breaks: that `K` is centred first
Slips: 1, right for centred tables only
"""


def kernel_pca(K, n_components):
    if n_components > len(K):
        raise ValueError("components")
    C = K - K.mean(axis=0)
    values, vectors = np.linalg.eigh(C)
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-12 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    largest = scores[np.abs(scores).argmax(axis=0), np.arange(n_components)]
    return scores * np.where(largest < 0, -1.0, 1.0), values
