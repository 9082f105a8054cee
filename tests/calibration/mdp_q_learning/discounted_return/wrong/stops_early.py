"""cuts the sum off after a hundred rewards

Breaks: thousands of rewards
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards[:100]):
        total += gamma**t * float(r)
    return total
