"""returns the first child twice

Breaks: both children in their order
Slips: 1, the second child is wrong everywhere
"""


def uniform_crossover(a, b, mask):
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child1
