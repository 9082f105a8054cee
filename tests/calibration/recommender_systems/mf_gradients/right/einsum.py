"""uses einsum on errors that are filled in"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    E = np.zeros(mask.shape)
    E[mask] = (1.0 * Z @ (1.0 * W))[mask] - Y[mask]
    return np.einsum("ij,aj->ia", 2 * E, 1.0 * W) + lam_z * Z, np.einsum(
        "ia,ij->aj", 1.0 * Z, 2 * E
    ) + lam_w * W
