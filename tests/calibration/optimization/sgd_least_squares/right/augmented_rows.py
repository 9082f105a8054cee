# The target is one more column, its weight is 1; plain slices of shuffled rows.
def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    Z = np.c_[X, -y]
    v = np.append(np.array(w0, float), 1.0)
    per = int(np.ceil(len(y) / batch_size))
    for epoch in range(n_epochs):
        shuffled = Z[rng.permutation(len(y))]
        for k in range(per):
            part = shuffled[k * batch_size : (k + 1) * batch_size]
            v[:-1] -= lr(epoch * per + k + 1) / part.shape[0] * (part[:, :-1].T @ (part @ v))
    return v[:-1]
