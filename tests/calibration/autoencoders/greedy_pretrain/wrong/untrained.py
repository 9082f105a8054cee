"""returns the draws untrained"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    H = np.asarray(X, dtype=float)
    stack = []
    for layer in range(len(sizes) - 1):
        nin, nout = sizes[layer], sizes[layer + 1]
        start = {"W1": 0.1 * rng.standard_normal((nin, nout)), "b1": np.zeros(nout)}
        start["W2"] = 0.1 * rng.standard_normal((nout, nin))
        start["b2"] = np.zeros(nin)
        params, _ = train_autoencoder(start, H, lr, n_epochs, batch_size, rng)
        stack.append((start["W1"], start["b1"]))
        H = ae_forward(params, H)["Z"]
    return stack
