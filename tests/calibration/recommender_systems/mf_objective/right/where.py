"""keeps zeros in unobserved cells"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    E = np.where(mask, 1.0 * np.matmul(1.0 * Z, 1.0 * W) - np.where(mask, Y, 0), 0)
    return float(
        np.linalg.norm(E) ** 2
        + 0.5 * (lam_z * np.linalg.norm(1.0 * Z) ** 2 + lam_w * np.linalg.norm(1.0 * W) ** 2)
    )
