# Fills an array and cuts it; a while loop; squares in place of the norm.
def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = np.zeros((n_iter + 1, len(w0)))
    path[0] = w0
    t = 0
    while t < n_iter:
        slope = np.asarray(grad(path[t].copy()), dtype=float)
        if np.sqrt(np.sum(slope * slope)) <= tol:
            break
        path[t + 1] = path[t] - lr(t + 1) * slope
        t += 1
    return path[: t + 1]
