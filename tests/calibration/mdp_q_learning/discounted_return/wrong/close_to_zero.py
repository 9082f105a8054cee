"""takes a discount close to 0 for 0

Breaks: $\\gamma = 0$ and $\\gamma = 1$
"""


def discounted_return(rewards, gamma):
    if len(rewards) == 0:
        return 0.0
    if np.isclose(gamma, 0.0):
        return float(rewards[0])
    return float(np.sum(gamma ** np.arange(len(rewards)) * rewards))
