# With its own velocity.
def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    Ws = [np.array(W, dtype=float) for W, _ in params]
    bs = [np.array(b, dtype=float) for _, b in params]
    vW = [np.zeros(W.shape) for W in Ws]
    vb = [np.zeros(b.shape) for b in bs]
    train, val = [], []
    for _ in range(n_epochs):
        deck = rng.permutation(len(X))
        while len(deck):
            rows, deck = deck[:batch_size], deck[batch_size:]
            now = list(zip(Ws, bs))
            logits, caches = mlp_forward(now, X[rows])
            slopes = mlp_backward(now, caches, loss_and_grad(logits, Y[rows], "softmax_ce")[1])
            for l, (dW, db) in enumerate(slopes):
                vW[l] = beta * vW[l] - lr * dW - lr * lam * Ws[l]
                vb[l] = beta * vb[l] - lr * db
                Ws[l] = Ws[l] + vW[l]
                bs[l] = bs[l] + vb[l]
        for losses, inputs, targets in ((train, X, Y), (val, X_val, Y_val)):
            logits, _ = mlp_forward(list(zip(Ws, bs)), inputs)
            losses.append(loss_and_grad(logits, targets, "softmax_ce")[0])
    return list(zip(Ws, bs)), {"train": train, "val": val}
