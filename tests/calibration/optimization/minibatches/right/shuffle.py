# Shuffles a range, which draws the same; a queue.
def minibatches(n, batch_size, rng):
    order = np.arange(n)
    rng.shuffle(order)
    out = []
    while len(order):
        out.append(order[:batch_size])
        order = order[batch_size:]
    return out
