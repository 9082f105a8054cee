# The outputs of a layer are computed again from its sums.
def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ = np.asarray(dlogits, dtype=float)
    grads = []
    for l in range(len(params) - 1, -1, -1):
        if l == 0:
            A, dA = caches[0][0], None
        else:
            A, dA = activation(caches[l - 1][1], hidden)  # value and slope of the layer below
        dX, dW, db = dense_backward(dZ, A, params[l][0])
        grads.insert(0, (dW, db))
        if l > 0:
            dZ = dX * dA
    return grads
