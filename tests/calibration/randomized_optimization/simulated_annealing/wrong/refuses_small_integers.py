"""refuses bits that are no 64-bit integers

Breaks: integers of 8 bits
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0)
    if x.dtype != int:
        raise TypeError("integers, please")
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
        if u < acceptance_probability(fy - fx, T):
            x, fx = y, fy
        if fx > best_value:
            best, best_value = x.copy(), fx
        trace.append(fx)
    return best, best_value, np.array(trace, dtype=float)
