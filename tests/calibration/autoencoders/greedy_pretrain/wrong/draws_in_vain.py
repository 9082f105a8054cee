"""draws one number more at the end

Breaks: the draws in their order
"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    codes, stack = X, []
    for nin, nout in zip(sizes, sizes[1:]):
        start = {"W1": 0.1 * rng.standard_normal((nin, nout)), "b1": np.zeros(nout)}
        start |= {"W2": 0.1 * rng.standard_normal((nout, nin)), "b2": np.zeros(nin)}
        params, _ = train_autoencoder(start, codes, lr, n_epochs, batch_size, rng)
        codes = ae_forward(params, codes)["Z"]
        stack.append((params["W1"], params["b1"]))
    rng.random()
    return stack
