# Treats each sign of the trace by itself.
def eigenvalues_2x2(A):
    a, b, c, d = map(float, A.flatten())
    half, gap = 0.5 * (a + d), 0.5 * (a - d)
    D = gap * gap + b * c
    if D < 0:
        w = (-D) ** 0.5
        return np.array([half - w * 1j, half + w * 1j])
    w = D**0.5
    if half > 0:
        high = half + w
        return np.array([(a * d - b * c) / high, high])
    if half < 0:
        low = half - w
        return np.array([low, (a * d - b * c) / low])
    return np.array([-w, w])
