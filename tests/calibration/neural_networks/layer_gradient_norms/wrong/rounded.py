"""rounds lengths to six decimals

Breaks: eight hidden layers of sigmoids and of relus
"""


def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    loss, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    return np.array([round(float(np.sqrt(np.sum(dW**2))), 6) for dW, db in grads])
