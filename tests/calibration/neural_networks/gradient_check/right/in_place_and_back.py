# One copy, in which each number is put back.
def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    point, grad = np.asarray(theta).astype(float).copy(), np.asarray(grad).astype(float)
    if rng is None:
        places = np.arange(len(point))
    else:
        places = rng.choice(len(point), size=min(n_checks, len(point)), replace=False)
    errors = np.zeros(len(places))
    for number, i in enumerate(places):
        old = point[i]
        point[i] = old + h
        up = f(point.copy())
        point[i] = old - h
        down = f(point.copy())
        point[i] = old
        numeric = (up - down) / (2 * h)
        errors[number] = abs(grad[i] - numeric) / max(1e-8, abs(grad[i]) + abs(numeric))
    return errors.max()
