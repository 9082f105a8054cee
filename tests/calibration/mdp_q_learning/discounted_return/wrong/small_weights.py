"""leaves out rewards whose weight is below 1e-12

Breaks: thousands of rewards
"""


def discounted_return(rewards, gamma):
    total, weight = 0.0, 1.0
    for reward in rewards:
        total += weight * float(reward)
        weight *= gamma
        if weight < 1e-12:
            break
    return total
