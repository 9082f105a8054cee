"""makes one move more than max_steps

Breaks: `max_steps` (0 included)
"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0, dtype=int)
    fx = f(x)
    evaluations = 1
    moves = 0
    while moves <= max_steps:
        best_value, best_bit = None, None
        for i in range(len(x)):
            y = x.copy()
            y[i] = 1 - y[i]
            fy = f(y)
            evaluations += 1
            if best_value is None or fy > best_value:
                best_value, best_bit = fy, i
        if best_value <= fx:
            break
        x[best_bit] = 1 - x[best_bit]
        fx = best_value
        moves += 1
    return x, fx, evaluations
