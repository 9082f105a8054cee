# In place, on copies of its own.
import copy


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    new = {key: copy.deepcopy(params[key]).astype(float) for key in params}
    losses = np.zeros(n_epochs)
    for t in range(n_epochs):
        shuffled = X[rng.permutation(X.shape[0])]
        for k in range(-(-len(X) // batch_size)):
            B = shuffled[k * batch_size : (k + 1) * batch_size]
            I = B if noise is None else noise(B, rng)
            cache = ae_forward(new, I)
            for key, slope in ae_backward(new, I, cache, target=B).items():
                new[key] -= lr * slope
        losses[t] = reconstruction_loss(X, ae_forward(new, X)["X_hat"], kind="bce")
    return new, losses.tolist()
