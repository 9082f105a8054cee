"""returns the largest singular value

Slips: 1, every length is another
"""


def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    loss, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    return np.array([np.linalg.norm(dW, 2) for dW, db in grads])
