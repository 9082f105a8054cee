"""adds up cell by cell"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    dZ, dW = 1.0 * lam_z * Z, 1.0 * lam_w * W
    for i in range(Y.shape[0]):
        for j in range(Y.shape[1]):
            if mask[i, j]:
                error = float(np.dot(1.0 * Z[i], 1.0 * W[:, j])) - float(Y[i, j])
                dZ[i] += 2 * error * W[:, j]
                dW[:, j] += 2 * error * Z[i]
    return dZ, dW
