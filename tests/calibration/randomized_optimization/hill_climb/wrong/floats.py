"""returns the place where it stands in floats

Slips: 1
"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0).astype(int)
    value, count = float(f(x)), 1
    for _ in range(max_steps):
        neighbours = x ^ np.eye(len(x), dtype=int)
        heights = [float(f(y)) for y in neighbours]
        count += len(x)
        best = int(np.argmax(heights))
        if heights[best] <= value:
            break
        x, value = neighbours[best], heights[best]
    return x.astype(float), value, count
