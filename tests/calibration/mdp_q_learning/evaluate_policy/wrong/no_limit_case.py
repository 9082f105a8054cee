"""solves the full system without a discount

Breaks: $\\gamma = 1$ with terminal states
Slips: 1, four tests have worlds without a discount
"""


def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    return np.linalg.solve(np.eye(len(r)) - gamma * T, r)
