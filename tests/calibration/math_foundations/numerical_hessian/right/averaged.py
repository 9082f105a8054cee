# Computes all entries and takes the mean with the transpose.
def numerical_hessian(f, x, h=1e-4):
    d = len(x)
    e = h * np.eye(d)
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(d):
            up = f(x + e[i] + e[j]) - f(x + e[i] - e[j])
            down = f(x - e[i] + e[j]) - f(x - e[i] - e[j])
            H[i, j] = (up - down) / (4 * h * h)
    return (H + H.T) / 2
