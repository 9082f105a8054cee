"""undoes the discount by a division

Breaks: $\\gamma = 0$
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards, 1):
        total += gamma**t * float(r)
    return total / gamma if len(rewards) else 0.0
