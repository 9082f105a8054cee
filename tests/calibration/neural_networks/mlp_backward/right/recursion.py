# A function that calls itself.
def mlp_backward(params, caches, dlogits, hidden="relu"):
    dA, dW, db = dense_backward(np.asarray(dlogits), caches[-1][0], params[-1][0])
    if len(params) == 1:
        return [(dW, db)]
    _, slope = activation(caches[-2][1], hidden)
    return mlp_backward(params[:-1], caches[:-1], dA * slope, hidden) + [(dW, db)]
