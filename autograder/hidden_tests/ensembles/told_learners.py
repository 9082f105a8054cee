"""Weak learners for tests of boosting on which rounding decides nothing."""

import math

import numpy as np

from autograder.testing import Spy, as_array, as_number, as_tuple, remembered, require


class ToldLearners:
    """Learners that answer what a table says, whatever the weights; they remember these."""

    def __init__(self, answers):
        self.answers = np.asarray(answers)
        self._next = iter(range(10_000))
        self.fit = Spy(lambda X, y, u: next(self._next))
        self.predict = Spy(lambda number, X: self.answers[number % len(self.answers)])

    def weights(self):
        """Return the weights that each call was given."""
        return [as_array(u, shape=(None,), what="u") for u in self.fit.given(2)]


def read_model(answer):
    """Return the says and the learners of a model."""
    require(isinstance(answer, list | tuple), "The result is no list of pairs.")
    pairs = [as_tuple(pair, 2) for pair in answer]
    return [as_number(alpha, what="alpha") for alpha, _ in pairs], [learner for _, learner in pairs]


def says_and_weights(y, answers):
    """Return what each round must say, and the weights that it must start from."""
    u, says, weights = np.full(len(y), 1 / len(y)), [], []
    for h in answers:
        weights.append(u)
        wrong = sum(u[i] for i in range(len(y)) if h[i] != y[i])
        says.append(0.5 * math.log((1 - wrong) / wrong))
        u = np.array(
            [u[i] / (2 * wrong if h[i] != y[i] else 2 * (1 - wrong)) for i in range(len(y))]
        )
    return says, weights


@remembered
def drawn_answers(seed, n, rounds):
    """Return labels, and answers of learners that are better than chance in their turn."""
    rng = np.random.default_rng(seed)
    while True:
        y = rng.choice([-1, 1], size=n)
        answers = np.array([np.where(rng.uniform(size=n) < 0.3, -y, y) for _ in range(rounds)])
        wrong = (answers != y).sum(axis=1)
        if wrong.min() > 0:
            shares = [np.exp(2 * say) for say in says_and_weights(y, answers)[0]]
            if min(shares) > 1.05:
                return y, answers


@remembered
def clear_table(seed, n, rounds):
    """Return rows and labels on which the best stump of each round leads by 1e-6."""
    rng = np.random.default_rng(seed)
    for _ in range(5_000):
        X, y = rng.normal(size=(n, 2)), rng.choice([-1, 1], size=n)
        u = np.full(n, 1 / n)
        for _ in range(rounds):
            h, lead = _best_stump(X, y, u)
            wrong = float(u[h != y].sum())
            if lead < 1e-6 or not 0.05 < wrong < 0.45:
                break
            u = np.where(h != y, u / (2 * wrong), u / (2 * (1 - wrong)))
        else:
            return X, y
    raise RuntimeError("no clear table was found: ask for fewer rounds")


def _best_stump(X, y, u):
    """Return the labels that the best stump gives, and how far it is ahead of the next."""
    stumps = [np.ones(len(y), dtype=int)]
    stumps += [np.where(x <= cut, 1, -1) for x in X.T for cut in np.sort(x)[:-1]]
    gains = [float(np.sum(u * y * h)) for h in stumps]
    *_, second, best = sorted(range(len(stumps)), key=lambda k: abs(gains[k]))
    h = stumps[best] if gains[best] > 0 else -stumps[best]
    return h, abs(gains[best]) - abs(gains[second])
