"""draws a mask of its own

Breaks: both children in their order
Slips: 1, every child is another one
"""


def uniform_crossover(a, b, mask):
    mask = np.random.default_rng(0).random(len(a)) < 0.5
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child2
