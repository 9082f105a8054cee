"""looks at the neighbours from the last bit to the first

Breaks: their order
"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0, dtype=int)
    value, calls = f(x), 1
    for _ in range(max_steps):
        ys = x ^ np.eye(len(x), dtype=int)
        heights = [f(y) for y in ys[::-1]][::-1]
        calls += len(x)
        i = int(np.argmax(heights))
        if heights[i] <= value:
            break
        x, value = ys[i], heights[i]
    return x, value, calls
