"""finds each direction by sixty steps of power iteration

Breaks: agreement with ordinary principal components
"""


def kernel_pca(K, n_components):
    n = len(K)
    if n_components > n:
        raise ValueError("more components than points")
    left = center_gram(K)
    scores, values = np.zeros((n, n_components)), np.zeros(n_components)
    for c in range(n_components):
        v = np.cos(np.arange(n) + 1.0)
        for _ in range(60):
            v = left @ v
            size = np.linalg.norm(v)
            if size == 0:
                break
            v = v / size
        value = v @ left @ v
        if value <= 1e-12 * max(values[0], value * (c == 0)):
            break
        values[c] = value
        left = left - value * np.outer(v, v)
        scores[:, c] = np.sqrt(value) * v * np.sign(v[np.abs(v).argmax()])
    return scores, values
