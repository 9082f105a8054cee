"""flips a random bit of those that are equally good

Breaks: ties
"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0, dtype=int)
    fx, evaluations = f(x), 1
    rng = np.random.default_rng(12345)
    for _ in range(max_steps):
        values = np.array([f(np.where(np.arange(len(x)) == i, 1 - x, x)) for i in range(len(x))])
        evaluations += len(x)
        if values.max() <= fx:
            break
        i = int(rng.choice(np.flatnonzero(values == values.max())[::-1][:1]))
        x[i] = 1 - x[i]
        fx = values[i]
    return x, fx, evaluations
