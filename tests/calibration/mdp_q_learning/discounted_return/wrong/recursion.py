"""calls itself for the rest of the rewards

Breaks: thousands of rewards
"""


def discounted_return(rewards, gamma):
    if len(rewards) == 0:
        return 0.0
    return float(rewards[0]) + gamma * discounted_return(rewards[1:], gamma)
