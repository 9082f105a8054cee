# By np.linalg.norm.
def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    slopes = mlp_backward(params, caches, loss_and_grad(logits, Y, "softmax_ce")[1], hidden)
    return np.array([np.linalg.norm(pair[0]) for pair in slopes])
