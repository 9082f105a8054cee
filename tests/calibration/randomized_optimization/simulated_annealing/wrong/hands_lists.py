"""hands f plain lists in place of arrays

Slips: 1
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0, dtype=int)
    here = float(f(x.tolist()))
    best, top, trace = x.copy(), here, [here]
    for k in range(n_iter):
        i, u = rng.integers(len(x)), rng.random()
        y = x.copy()
        y[i] ^= 1
        there = float(f(y.tolist()))
        delta, T = there - here, T0 * decay**k
        if u < acceptance_probability(delta, T):
            x, here = y, there
            if here > top:
                best, top = x.copy(), here
        trace.append(here)
    return best, top, np.array(trace)
