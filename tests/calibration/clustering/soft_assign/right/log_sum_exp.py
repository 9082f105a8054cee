# Works with logarithms to the end.
def soft_assign(X, centers, beta):
    logits = np.empty((len(X), len(centers)))
    for k, c in enumerate(centers):
        logits[:, k] = -beta * np.linalg.norm(X.astype(float) - c.astype(float), axis=1) ** 2
    return np.exp(logits - np.logaddexp.reduce(logits, axis=1)[:, None])
