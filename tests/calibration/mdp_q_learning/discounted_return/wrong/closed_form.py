"""takes the closed form of a sum whose rewards are equal

Slips: 1, only equal rewards are right
"""


def discounted_return(rewards, gamma):
    if len(rewards) == 0:
        return 0.0
    if gamma == 1:
        return float(rewards.sum())
    return float(rewards.mean() * (1 - gamma ** len(rewards)) / (1 - gamma))
