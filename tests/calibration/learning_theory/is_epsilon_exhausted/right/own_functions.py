# Uses the two earlier exercises.
def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    for name in version_space(hypotheses, samples):
        if true_error(hypotheses[name], c, points, probs) > eps + 1e-12:
            return False
    return True
