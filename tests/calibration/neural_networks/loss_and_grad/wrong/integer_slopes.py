"""keeps the slopes in the dtype of integer outputs

Breaks: integers
"""


def loss_and_grad(Y_hat, Y, kind):
    given = np.asarray(Y_hat).dtype
    Y_hat, Y = np.asarray(Y_hat, dtype=float), np.asarray(Y, dtype=float)
    if Y_hat.shape != Y.shape:
        raise ValueError("shapes")
    n = len(Y)
    if kind == "mse":
        loss = np.sum((Y_hat - Y) ** 2) / n
        grad = 2 * (Y_hat - Y) / n
    elif kind == "softmax_ce":
        Z = Y_hat - Y_hat.max(axis=1, keepdims=True)
        logs = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
        loss = -np.sum(Y * logs) / n
        grad = (np.exp(logs) - Y) / n
    else:
        raise ValueError(kind)
    return float(loss), grad.astype(given)
