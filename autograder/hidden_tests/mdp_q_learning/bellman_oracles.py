"""Slow oracles for the hidden tests of mdp_q_learning, and what compares policies."""

import math
from itertools import product

import numpy as np

from autograder.testing import as_array, as_number, as_tuple, assert_close, remembered, require

NEAR = 1e-9


def looped_q(P, R, V, gamma):
    """Return the worth of each action, one by one."""
    return np.array(
        [
            [
                float(R[s, a])
                + gamma * math.fsum(float(p) * float(v) for p, v in zip(P[s, a], V, strict=True))
                for a in range(R.shape[1])
            ]
            for s in range(R.shape[0])
        ]
    )


@remembered
def swept(P, R, gamma, tol=1e-10, max_iter=100_000):
    """Return the values and the number of sweeps of value iteration."""
    V, sweeps, change = np.zeros(len(R)), 0, math.inf
    while sweeps < max_iter and change > tol:
        new = np.array(
            [
                max(R[s, a] + gamma * P[s, a].dot(V) for a in range(R.shape[1]))
                for s in range(len(R))
            ]
        )
        change, V, sweeps = float(np.abs(new - V).max()), new, sweeps + 1
        assert tol == 0 or abs(change - tol) > 1e-6 * tol
    return V, sweeps


def chain_of(P, R, policy):
    """Return transitions and rewards of a policy of either kind, one by one."""
    S, A = R.shape
    if np.ndim(policy) == 1:
        policy = [[float(a == chosen) for a in range(A)] for chosen in policy]
    P_pi = [
        [math.fsum(policy[s][a] * P[s, a, t] for a in range(A)) for t in range(S)] for s in range(S)
    ]
    return np.array(P_pi), np.array(
        [math.fsum(policy[s][a] * R[s, a] for a in range(A)) for s in range(S)]
    )


@remembered
def waited_for(P, R, policy, gamma, steps=3000):
    """Return the values of a policy, by adding up rewards step after step."""
    P_pi, R_pi = chain_of(P, R, policy)
    V = np.zeros(len(R))
    for _ in range(steps):
        V = R_pi + gamma * P_pi @ V
    return V


@remembered
def best_of_all(P, R, gamma):
    """Return the best values of a small world, by trying every policy."""
    S, A = R.shape
    tried = []
    for policy in product(range(A), repeat=S):
        P_pi, R_pi = chain_of(P, R, policy)
        tried.append(np.linalg.inv(np.eye(S) - gamma * P_pi) @ R_pi)
    return np.max(tried, axis=0)


def assert_best_actions(got, Q):
    """Assert that a policy takes a best action of Q in each state, whichever it is."""
    actions = as_array(got, shape=(len(Q),), what="the policy")
    require(bool(np.all(actions == np.round(actions))), "The actions are no integers.")
    inside = bool(np.all((actions >= 0) & (actions < Q.shape[1])))
    require(inside, "The policy names actions that do not exist.")
    chosen = Q[np.arange(len(Q)), actions.astype(int)]
    require(bool(np.all(chosen >= Q.max(axis=1) - NEAR)), "In some state another action is better.")


def assert_best_integers(got, Q):
    """Assert that a policy holds integers, and takes a best action of Q in each state."""
    require(as_array(got, what="the policy").dtype.kind in "iu", "The actions are no integers.")
    assert_best_actions(got, Q)


def assert_best_policy(got, expected):
    """Assert that the policy of a triple is best by a table Q."""
    assert_best_actions(as_tuple(got, 3)[0], expected)


def assert_values(got, expected):
    """Assert the values of a triple (policy, values, rounds)."""
    assert_close(as_tuple(got, 3)[1], expected, rtol=1e-8, atol=1e-9, what="the values")


def assert_rounds(got, expected):
    """Assert the number of rounds of a triple (policy, values, rounds)."""
    rounds = as_number(as_tuple(got, 3)[2], what="the number of rounds")
    require(rounds == expected, "The number of rounds is wrong.")


def assert_count(got, expected):
    """Assert a number of rounds or sweeps, which is an integer by its type, too."""
    require(np.asarray(got).dtype.kind in "iu", "The number of rounds or sweeps is no integer.")
    assert_close(got, expected, what="the number of rounds or sweeps")


def looped_residual(P, R, V, gamma):
    """Return the largest gap, state by state."""
    Q = looped_q(P, R, V, gamma)
    return max(abs(max(Q[s]) - float(V[s])) for s in range(len(V)))


@remembered
def best_of_all_plans(P, R, gamma, horizon):
    """Return the best values with all steps to go, by trying every plan."""
    S, A = R.shape
    best = np.full(S, -np.inf)
    for plan in product(product(range(A), repeat=S), repeat=horizon):
        V = np.zeros(S)
        for actions in plan:
            V = np.array([R[s, a] + gamma * P[s, a] @ V for s, a in enumerate(actions)])
        best = np.maximum(best, V)
    return best


def planned(P, R, gamma, horizon):
    """Return the best values for each number of steps to go."""
    return np.array([swept(P, R, gamma, -1.0, h)[0] for h in range(horizon + 1)])


def assert_plan(got, tables):
    """Assert that each row of the plan has best actions by its table, as integers."""
    plan = as_array(as_tuple(got, 2)[1], what="the policy")
    require(plan.shape == (len(tables), len(tables[0])), "The policy has the wrong shape.")
    for row, Q in zip(plan, tables, strict=True):
        assert_best_integers(row, Q)


def best_tables(calls):
    """Return cases with the best values and the table Q that belongs to them."""
    values = [swept(*call, 1e-13)[0] for call in calls]
    return [(call, looped_q(*call[:2], V, call[2])) for call, V in zip(calls, values, strict=True)]


def assert_bound(got, expected):
    """Compare bounds that may be infinite."""
    require(not isinstance(got, complex) and got is not None, "The result is no number.")
    right = math.isclose(float(got), expected, rel_tol=1e-9, abs_tol=0.0)
    require(right, "The bound is wrong.")


def geometric_tail(r_max, gamma, steps):
    """Return the rest of a geometric series, term by term."""
    return math.fsum(r_max * gamma**t for t in range(steps, steps + 3000))
