# As encoder and as decoder, by the function of section 2.
def tied_ae_loss_grad(X, W):
    loss, d_enc, d_dec = linear_ae_gradients(X, np.asarray(W).T, W)
    return loss, d_enc.T + d_dec
