"""takes relus for linear units

Breaks: all activations
"""


def layer_gradient_norms(params, X, Y, hidden='relu'):
    hidden = "relu" if hidden == "linear" else hidden
    logits, caches = mlp_forward(params, X, hidden)
    _, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    return np.array([float(np.sqrt(np.sum(dW**2))) for dW, _ in grads])
