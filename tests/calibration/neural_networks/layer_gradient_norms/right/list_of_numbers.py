# Entry by entry.
def layer_gradient_norms(params, X, Y, hidden="relu"):
    logits, caches = mlp_forward(params, X, hidden)
    _, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    norms = []
    for dW, _ in mlp_backward(params, caches, dlogits, hidden):
        norms.append(float(np.dot(dW.ravel(), dW.ravel())) ** 0.5)
    return norms
