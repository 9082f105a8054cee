# Sends the images through the whole stack each time.
def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    stack = []
    for a, b in zip(sizes, sizes[1:]):
        H = np.array(X, dtype=float)
        for W, c in stack:
            H = 1 / (1 + np.exp(-(H @ W + c)))
        params = dict(W1=0.1 * rng.standard_normal((a, b)), b1=np.zeros(b))
        params.update(W2=0.1 * rng.standard_normal((b, a)), b2=np.zeros(a))
        params = train_autoencoder(params, H, lr, n_epochs, batch_size, rng)[0]
        stack += [(params["W1"], params["b1"])]
    return stack
