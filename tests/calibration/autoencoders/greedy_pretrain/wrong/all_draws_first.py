"""draws all layers before it trains any

Breaks: the draws in their order
"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    H, stack, starts = np.asarray(X, dtype=float), [], []
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        start = {"W1": 0.1 * rng.standard_normal((nin, nout)), "b1": np.zeros(nout)}
        starts.append({**start, "W2": 0.1 * rng.standard_normal((nout, nin)), "b2": np.zeros(nin)})
    for start in starts:
        params, _ = train_autoencoder(start, H, lr, n_epochs, batch_size, rng)
        stack.append((params["W1"], params["b1"]))
        H = ae_forward(params, H)["Z"]
    return stack
