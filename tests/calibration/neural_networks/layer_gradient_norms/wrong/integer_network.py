"""cuts weights off to integers where inputs are integers

Breaks: integers
"""


def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    loss, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    if np.asarray(X).dtype.kind == "i":
        return np.array([int(np.sqrt(np.sum(dW**2))) for dW, db in grads])
    return np.array([np.sqrt(np.sum(dW**2)) for dW, db in grads])
