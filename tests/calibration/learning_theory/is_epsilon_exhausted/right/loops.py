# Goes through the hypotheses one by one.
def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    for h in hypotheses.values():
        if any(h(x) != label for x, label in samples):
            continue
        error = 0.0
        for x, p in zip(points, probs):
            if h(x) != c(x):
                error += float(p)
        if error > eps + 1e-12:
            return False
    return True
