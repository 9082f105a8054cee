# Adds from the back.
def discounted_return(rewards, gamma):
    g = 0.0
    for i in range(len(rewards) - 1, -1, -1):
        g = rewards[i] * 1.0 + gamma * g
    return g
