"""begins at most one round more than there are bits"""


def hill_climb(f, x0, max_steps=1000):
    x = np.array(x0)
    value = f(x.copy())
    evaluations = 1
    n = len(x)
    for _ in range(min(max_steps, n + 1)):
        best, best_value = -1, value
        for i in range(n):
            y = x.copy()
            y[i] = 1 - y[i]
            height = f(y)
            evaluations += 1
            if height > best_value:
                best, best_value = i, height
        if best < 0:
            break
        x[best] = 1 - x[best]
        value = best_value
    return x, float(value), evaluations
