# By einsum.
def dense_backward(dZ, X, W):
    dZ, X, W = (np.asarray(array, dtype=float) for array in (dZ, X, W))
    dX = np.einsum("nk,dk->nd", dZ, W)
    dW = np.einsum("nd,nk->dk", X, dZ)
    return dX, dW, np.einsum("nk->k", dZ)
