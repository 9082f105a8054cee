# By the functions of section 1, and the second moments.
def linear_ae_gradients(X, W_enc, W_dec):
    A, E, D = (1.0 * np.asarray(M, dtype=float) for M in (X, W_enc, W_dec))
    S = A.T @ A / len(A)
    slope_of_product = 2 * (D @ E - np.eye(A.shape[1])) @ S
    loss = reconstruction_loss(A, linear_ae_forward(A, E, D)[1])
    return loss, D.T @ slope_of_product, slope_of_product @ E.T
