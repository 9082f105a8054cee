# Keeps all iterates and takes argmin, which is the first of equals.
def subgradient_descent(f, subgrad, w0, lr, n_iter):
    path = [w0]
    for t in range(n_iter):
        path.append(path[t] - lr(t + 1) * subgrad(path[t]))
    values = [f(w) for w in path]
    k = int(np.argmin(values))
    return path[k], values[k]
