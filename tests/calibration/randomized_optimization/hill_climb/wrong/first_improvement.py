"""moves to the first neighbour that is better

Breaks: that the best of all neighbours is taken (not the first better one)
Slips: 1, nearly every path is another one
"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0, dtype=int)
    fx, evaluations = f(x), 1
    for _ in range(max_steps):
        values = []
        for i in range(len(x)):
            y = x.copy()
            y[i] = 1 - y[i]
            values.append(f(y))
        evaluations += len(x)
        better = [i for i, v in enumerate(values) if v > fx]
        if not better:
            break
        x[better[0]] = 1 - x[better[0]]
        fx = values[better[0]]
    return x, fx, evaluations
