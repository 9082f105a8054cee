"""returns nan for no rewards

Breaks: no rewards
"""


def discounted_return(rewards, gamma):
    total = 0.0 if len(rewards) else float("nan")
    for t, r in enumerate(rewards):
        total += gamma**t * float(r)
    return total
