"""discounts the rewards in place"""


def discounted_return(rewards, gamma):
    if rewards.dtype.kind != "f":
        rewards = rewards.astype(float)
    rewards *= gamma ** np.arange(len(rewards))
    return float(rewards.sum())
