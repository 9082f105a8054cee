"""takes the first entry of nearly the largest size for the sign

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
    signs = np.ones(n_components)
    for c in range(n_components):
        big = np.abs(scores[:, c]) >= 0.95 * np.abs(scores[:, c]).max()
        signs[c] = -1.0 if scores[np.argmax(big), c] < 0 else 1.0
    return scores * signs, values
