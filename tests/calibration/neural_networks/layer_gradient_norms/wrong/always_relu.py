"""goes forwards and back by relu whatever hidden says

Breaks: all activations
Slips: 1, three of four activations have other lengths
"""


def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X)
    loss, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits)
    return np.array([np.sqrt(np.sum(dW**2)) for dW, db in grads])
