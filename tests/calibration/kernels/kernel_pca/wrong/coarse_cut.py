"""cuts eigenvalues below a millionth of the largest

Breaks: components beyond the rank (zeros)
Slips: 1
"""


def kernel_pca(K, n_components):
    n = len(K)
    if n_components > n:
        raise ValueError("n_components")
    values, vectors = np.linalg.eigh(center_gram(K))
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-6 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    signs = np.where(scores[np.abs(scores).argmax(axis=0), np.arange(n_components)] < 0, -1.0, 1.0)
    return scores * signs, values
