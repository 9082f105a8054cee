# Moves one entry of a copy, back and forth.
def numerical_gradient(f, x, h=1e-5):
    point = np.array(x, dtype=float)
    result = []
    for i in range(point.size):
        kept = point[i]
        point[i] = kept + h
        up = f(point)
        point[i] = kept - h
        down = f(point)
        point[i] = kept
        result.append((up - down) / 2 / h)
    return np.array(result, dtype=float)
