"""trains the third layer on all samples at once

Breaks: one layer, two and three
"""


def greedy_pretrain(X, sizes, lr, n_epochs, batch_size, rng):
    stack, codes = [], X
    for i, (a, b) in enumerate(zip(sizes[:-1], sizes[1:])):
        W1 = 0.1 * rng.standard_normal((a, b))
        W2 = 0.1 * rng.standard_normal((b, a))
        p, _ = train_autoencoder(
            {"W1": W1, "b1": np.zeros(b), "W2": W2, "b2": np.zeros(a)},
            codes,
            lr,
            n_epochs,
            batch_size if i < 2 else len(X),
            rng,
        )
        stack.append((p["W1"], p["b1"]))
        codes = ae_forward(p, codes)["Z"]
    return stack
