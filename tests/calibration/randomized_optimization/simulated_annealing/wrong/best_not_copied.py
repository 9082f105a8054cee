"""lets the best string change with the walk

Breaks: that the best string of the walk is returned (`x0`, if that was it)
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0, dtype=int)
    fx = f(x)
    best, best_value = x.copy(), fx
    trace = [fx]
    for step in range(n_iter):
        T = T0 * decay**step
        i = rng.integers(len(x))
        u = rng.random()
        y = x
        y[i] = 1 - y[i]
        fy = f(y)
        if u < acceptance_probability(fy - fx, T):
            fx = fy
        else:
            x[i] = 1 - x[i]
        if fx > best_value:
            best, best_value = x, fx
        trace.append(fx)
    return best, best_value, np.array(trace, dtype=float)
