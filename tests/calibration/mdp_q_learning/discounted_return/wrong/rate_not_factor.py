"""reads gamma as an interest rate

Slips: 1, only gamma = 0 would need another reading
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards):
        total += (1 + gamma) ** -t * float(r)
    return total
