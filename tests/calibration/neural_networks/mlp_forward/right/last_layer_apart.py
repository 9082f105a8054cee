# The last layer after the loop.
def mlp_forward(params, X, hidden="relu"):
    *layers, (W_last, b_last) = params
    caches = []
    A = 1.0 * np.asarray(X)
    for W, b in layers:
        Z = dense_forward(A, W, b)
        caches.append([A, Z])
        A, _ = activation(Z, hidden)
    logits = dense_forward(A, W_last, b_last)
    caches.append([A, logits])
    return logits, caches
