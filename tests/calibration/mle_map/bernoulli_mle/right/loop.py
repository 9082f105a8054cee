"""loops in plain Python"""


def bernoulli_mle(data):
    heads = tosses = 0
    for toss in data:
        heads += int(toss)
        tosses += 1
    if tosses == 0:
        raise ValueError("an empty record")
    return heads / tosses
