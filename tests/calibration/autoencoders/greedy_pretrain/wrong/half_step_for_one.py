"""halves the step for a single sample

Breaks: one layer, two and three
"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    stack, codes = [], np.asarray(X, dtype=float)
    for layer, (nin, nout) in enumerate(zip(sizes[:-1], sizes[1:])):
        W1 = 0.1 * rng.standard_normal((nin, nout))
        W2 = 0.1 * rng.standard_normal((nout, nin))
        params = {"W1": W1, "b1": np.zeros(nout), "W2": W2, "b2": np.zeros(nin)}
        params, _ = train_autoencoder(params, codes, lr if len(codes) > 1 else lr / 2, n_epochs, batch_size, rng)
        codes = ae_forward(params, codes)["Z"]
        stack.append((params["W1"], params["b1"]))
    return stack
