"""cuts eigenvalues below 1e-12, whatever the units

Breaks: other units
Slips: 1
"""


def kernel_pca(K, n_components):
    n = len(K)
    if n_components > n:
        raise ValueError("n_components")
    values, vectors = np.linalg.eigh(center_gram(K))
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-12, 0.0, values)
    scores = vectors * np.sqrt(values)
    signs = np.where(scores[np.abs(scores).argmax(axis=0), np.arange(n_components)] < 0, -1.0, 1.0)
    return scores * signs, values
