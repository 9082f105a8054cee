# Adds the bumps up one after the other.
def kde_gaussian(x_train, x_eval, h):
    if not h > 0:
        raise ValueError("h")
    total = np.zeros(len(x_eval))
    for t in x_train:
        total += np.exp(-0.5 * ((x_eval.astype(float) - float(t)) / h) ** 2)
    return total / (len(x_train) * np.sqrt(2 * np.pi) * h)
