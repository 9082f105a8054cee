"""returns where the walk ends

Breaks: that the best string of the walk is returned (`x0`, if that was it)
Slips: 1, the last string is seldom the best or the first
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
        if u < acceptance_probability(fy - fx, T):
            x, fx = y, fy
        if fx > best_value:
            best, best_value = x.copy(), fx
        trace.append(fx)
    return x, fx, np.array(trace, dtype=float)
