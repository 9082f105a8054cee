"""takes a discount close to 1 for 1

Breaks: $\\gamma = 0$ and $\\gamma = 1$
"""


def discounted_return(rewards, gamma):
    if np.isclose(gamma, 1.0):
        return float(np.sum(rewards))
    return float(np.sum(gamma ** np.arange(len(rewards)) * rewards))
