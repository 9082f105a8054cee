"""flips no bit twice, even where that leads higher

Breaks: that the best of all neighbours is taken
Slips: 1
"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0, dtype=int)
    value = float(f(x.copy()))
    count, moves, used = 1, 0, set()
    while moves < max_steps:
        heights = []
        for i in range(len(x)):
            y = x.copy()
            y[i] = 1 - y[i]
            heights.append(float(f(y)))
            count += 1
        free = [h if i not in used else -np.inf for i, h in enumerate(heights)]
        best = int(np.argmax(free))
        if free[best] <= value:
            break
        x[best] = 1 - x[best]
        value = heights[best]
        used.add(best)
        moves += 1
    return x, value, count
