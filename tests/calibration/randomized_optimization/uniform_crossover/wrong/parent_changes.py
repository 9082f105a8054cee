"""writes the first child into the first parent

Breaks: parents and mask stay as they were
"""


def uniform_crossover(a, b, mask):
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    a[:] = child1
    return child1, child2
