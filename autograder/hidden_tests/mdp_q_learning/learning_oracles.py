"""Slow oracles of learning for the hidden tests of mdp_q_learning."""

from collections import Counter

import numpy as np

from autograder.testing import assert_equal, require


def draws(start):
    """Return a generator."""
    return np.random.default_rng(start)


def chosen(q_row, eps, rng):
    """Choose an action as epsilon_greedy does."""
    q_row = list(q_row)
    explores = rng.random() < eps
    return int(rng.integers(len(q_row))) if explores else q_row.index(max(q_row))


def assert_action(got, expected):
    """Compare actions, which are whole numbers."""
    is_number = np.ndim(got) == 0 and np.asarray(got).dtype.kind in "iuf"
    require(is_number and float(got).is_integer(), "The action is no whole number.")
    assert_equal(int(got), expected, what="the action")


def assert_integer_action(got, expected):
    """Compare actions, which are integers by their type, too."""
    require(np.asarray(got).dtype.kind in "iu", "The action is no integer.")
    assert_action(got, expected)


def stepped(Q, s, a, goal, alpha):
    """Return a table of which one entry has gone a share of the way to a goal."""
    new = np.array(Q, dtype=float)
    new[s, a] = (1 - alpha) * new[s, a] + alpha * goal
    return new


def updated(Q, s, a, r, s_next, done, alpha, gamma):
    """Return the table after a step of Q-learning."""
    ahead = 0.0 if done else gamma * max(float(q) for q in Q[s_next])
    return stepped(Q, s, a, r + ahead, alpha)


def updated_in_the_mean(Q, s, a, r, s_next, done, alpha, gamma, eps):
    """Return the table after a step of expected Sarsa, with the chances written out."""
    row = [float(q) for q in Q[s_next]]
    chances = [eps / len(row)] * len(row)
    chances[row.index(max(row))] += 1 - eps
    ahead = 0.0 if done else gamma * sum(p * q for p, q in zip(chances, row, strict=True))
    return stepped(Q, s, a, r + ahead, alpha)


def played(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    """Return the table after some episodes, by the recipe."""
    Q, visits = np.zeros(R.shape), Counter()
    for _ in range(n_episodes):
        s, steps = start, 0
        while s not in terminal and steps < max_steps:
            a = chosen(Q[s], eps, rng)
            t = int(rng.choice(len(R), p=P[s, a]))
            visits[s, a] += 1
            Q = updated(Q, s, a, float(R[s, a]), t, t in terminal, alpha(visits[s, a]), gamma)
            s, steps = t, steps + 1
    return Q


def drawn_steps(rng, sizes, **fixed):
    """Return calls with drawn tables and steps; ``fixed`` is what is not as usual, and eps."""
    usual = {"done": False, "alpha": 0.3, "gamma": 0.8}
    calls = []
    for S, A in sizes:
        table, s, a = rng.normal(size=(S, A)), int(rng.integers(S)), int(rng.integers(A))
        step = {"r": float(rng.normal(loc=2.0)), "t": (s + 1) % S, **usual, **fixed}
        calls.append((table, s, a, *step.values()))
    return calls
