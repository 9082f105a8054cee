"""draws the numbers of the next step early, and so once too often

Breaks: the order of the draws
Slips: 1
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0, dtype=int)
    here = float(f(x))
    best, top, trace = x.copy(), here, [here]
    i, u = rng.integers(len(x)), rng.random()
    for k in range(n_iter):
        y = x.copy()
        y[i] ^= 1
        there = float(f(y))
        delta, T = there - here, T0 * decay**k
        if u < acceptance_probability(delta, T):
            x, here = y, there
            if here > top:
                best, top = x.copy(), here
        trace.append(here)
        i, u = rng.integers(len(x)), rng.random()
    return best, top, np.array(trace)
