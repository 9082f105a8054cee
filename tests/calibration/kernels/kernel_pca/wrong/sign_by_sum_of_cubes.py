"""makes the sum of cubes of each column positive

Breaks: signs
Slips: 1
"""


def kernel_pca(K, n_components):
    n = len(K)
    if n_components > n:
        raise ValueError("n_components")
    values, vectors = np.linalg.eigh(center_gram(K))
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-12 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    return scores * np.where((scores**3).sum(axis=0) < 0, -1.0, 1.0), values
