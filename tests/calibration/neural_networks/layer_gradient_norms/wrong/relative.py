"""divides by the length of the last layer's slopes

Breaks: eight hidden layers of sigmoids and of relus
Slips: 1, every length is another
"""


def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    loss, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    lengths = np.array([np.sqrt(np.sum(dW**2)) for dW, db in grads])
    return lengths / max(lengths[-1], 1e-300)
