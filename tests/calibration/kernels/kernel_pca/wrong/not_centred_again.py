"""leaves a table alone whose mean is below 1e-6

Breaks: that `K` is centred first
Slips: 1
"""


def kernel_pca(K, n_components):
    n = len(K)
    if n_components > n:
        raise ValueError("n_components")
    values, vectors = np.linalg.eigh(center_gram(K) if abs(K.mean()) > 1e-6 else K)
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-12 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    signs = np.where(scores[np.abs(scores).argmax(axis=0), np.arange(n_components)] < 0, -1.0, 1.0)
    return scores * signs, values
