"""walks downwards instead of upwards

Breaks: the shares of a long walk
Slips: 1, every walk is another one
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
        y = x.copy()
        y[i] = 1 - y[i]
        fy = f(y)
        if u < acceptance_probability(fx - fy, T):
            x, fx = y, fy
        if fx > best_value:
            best, best_value = x.copy(), fx
        trace.append(fx)
    return best, best_value, np.array(trace, dtype=float)
