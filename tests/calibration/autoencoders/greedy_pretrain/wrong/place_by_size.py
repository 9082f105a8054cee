"""looks for the place of a layer by its size, and finds the first of two equal ones

Breaks: layers that grow and shrink
"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    codes, stack = X, []
    for nin in sizes[:-1]:
        nout = sizes[sizes.index(nin) + 1]
        start = {"W1": 0.1 * rng.standard_normal((nin, nout)), "b1": np.zeros(nout)}
        start |= {"W2": 0.1 * rng.standard_normal((nout, nin)), "b2": np.zeros(nin)}
        params, _ = train_autoencoder(start, codes, lr, n_epochs, batch_size, rng)
        codes = ae_forward(params, codes)["Z"]
        stack.append((params["W1"], params["b1"]))
    return stack
