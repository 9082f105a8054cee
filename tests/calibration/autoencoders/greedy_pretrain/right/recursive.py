# Layer by layer, by calling itself.
def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    if len(sizes) < 2:
        return []
    nin, nout = sizes[:2]
    W1 = rng.standard_normal((nin, nout)) * 0.1
    W2 = rng.standard_normal((nout, nin)) * 0.1
    start = {"W1": W1, "b1": np.zeros(nout), "W2": W2, "b2": np.zeros(nin)}
    first, _ = train_autoencoder(start, X, lr, n_epochs, batch_size, rng)
    codes = ae_forward(first, X)["Z"]
    rest = greedy_pretrain(codes, sizes[1:], lr, n_epochs, batch_size, rng)
    return [(first["W1"], first["b1"]), *rest]
