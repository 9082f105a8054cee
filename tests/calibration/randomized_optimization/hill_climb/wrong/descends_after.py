"""goes on to the best neighbour from an optimum

Breaks: plateaus and local optima
Slips: 1, it never ends at an optimum
"""


def hill_climb(f, x0, max_steps=30):
    x = np.array(x0, dtype=int)
    fx = f(x)
    evaluations = 1
    moves = 0
    while moves < max_steps:
        best_value, best_bit = None, None
        for i in range(len(x)):
            y = x.copy()
            y[i] = 1 - y[i]
            fy = f(y)
            evaluations += 1
            if best_value is None or fy > best_value:
                best_value, best_bit = fy, i
        x[best_bit] = 1 - x[best_bit]
        fx = best_value
        moves += 1
    return x, fx, evaluations
