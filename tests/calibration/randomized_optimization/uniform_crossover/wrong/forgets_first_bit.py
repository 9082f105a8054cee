"""does not look at the mask of the first bit

Breaks: a single bit
Slips: 1, the first bit is there always
"""


def uniform_crossover(a, b, mask):
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(1, len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child2
