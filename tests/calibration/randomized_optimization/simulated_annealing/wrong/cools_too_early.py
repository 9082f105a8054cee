"""multiplies by decay before the first step

Breaks: the temperature of each step
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0, dtype=int)
    fx = f(x)
    best, best_value = x.copy(), fx
    trace = [fx]
    for step in range(n_iter):
        T = T0 * decay**(step + 1)
        i = rng.integers(len(x))
        u = rng.random()
        y = x.copy()
        y[i] = 1 - y[i]
        fy = f(y)
        if u < acceptance_probability(fy - fx, T):
            x, fx = y, fy
        if fx > best_value:
            best, best_value = x.copy(), fx
        trace.append(fx)
    return best, best_value, np.array(trace, dtype=float)
