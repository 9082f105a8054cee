"""begins with the first reward and fails without one

Breaks: no rewards
"""


def discounted_return(rewards, gamma):
    total = float(rewards[-1])
    for r in rewards[-2::-1]:
        total = float(r) + gamma * total
    return total
