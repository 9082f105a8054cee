"""sets only eigenvalues below 1e-15 of the largest to 0

Breaks: components beyond the rank (zeros)
"""


def kernel_pca(K, n_components):
    n = len(K)
    if n_components > n:
        raise ValueError("more components than points")
    C = center_gram(K)
    values, V = np.linalg.eigh(C)
    values, V = values[::-1], V[:, ::-1]
    values = np.where(values <= 1e-15 * values[0], 0, values)
    scores = np.sqrt(np.maximum(values, 0)) * V
    top = scores[np.abs(scores).argmax(axis=0), np.arange(n)]
    scores = np.where(top < 0, -scores, scores)
    return scores[:, :n_components], values[:n_components]
