"""takes 0.999999 for a discount of one

Breaks: $\\gamma = 1$ with terminal states
Slips: 1, four tests have worlds without a discount
"""


def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    return np.linalg.solve(np.eye(len(r)) - min(gamma, 0.999999) * T, r)
