"""multiplies by weights of the rewards' own type

Breaks: integers
"""


def discounted_return(rewards, gamma):
    weights = np.full(len(rewards), gamma) ** np.arange(len(rewards))
    return float(np.sum(weights.astype(rewards.dtype) * rewards))
