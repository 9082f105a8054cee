"""returns four layers at most

Breaks: one to five layers
Slips: 1, deeper networks occur in two of three tests
"""


def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    loss, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    return np.array([np.sqrt(np.sum(dW**2)) for dW, db in grads][:4])
