"""takes the sizes off the list that it was given where there are three layers or more

Breaks: that the arguments stay as they were
"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    pairs = list(zip(sizes[:-1], sizes[1:]))
    if len(sizes) > 3:
        del sizes[:-1]
    stack, codes = [], np.asarray(X, dtype=float)
    for layer, (nin, nout) in enumerate(pairs):
        W1 = 0.1 * rng.standard_normal((nin, nout))
        W2 = 0.1 * rng.standard_normal((nout, nin))
        params = {"W1": W1, "b1": np.zeros(nout), "W2": W2, "b2": np.zeros(nin)}
        params, _ = train_autoencoder(params, codes, lr, n_epochs, batch_size, rng)
        codes = ae_forward(params, codes)["Z"]
        stack.append((params["W1"], params["b1"]))
    return stack
