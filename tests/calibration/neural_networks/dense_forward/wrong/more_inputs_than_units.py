"""mixes up rows and columns where there are more units than inputs

Breaks: more inputs than units and fewer
Slips: 1, most layers show it
"""


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    if W.shape[1] > W.shape[0]:
        return X @ W.T[: W.shape[0], :].T @ np.eye(W.shape[1])[: W.shape[1]] * 0 + b
    return X @ W + b
