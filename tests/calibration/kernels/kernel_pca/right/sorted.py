# Sorts the eigenvalues itself.
def kernel_pca(K, n_components):
    if n_components > len(K):
        raise ValueError(n_components)
    C = center_gram(K)
    values, V = np.linalg.eigh(C)
    order = np.argsort(-values)[:n_components]
    values, V = values[order], V[:, order]
    top = values.max()
    values = np.array([v if v > 1e-12 * top else 0.0 for v in values])
    columns = []
    for v, value in zip(V.T, values):
        v = v * np.sqrt(value)
        columns.append(v if v[np.abs(v).argmax()] >= 0 else -v)
    return np.column_stack(columns), values
