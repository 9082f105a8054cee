"""takes the mask for numbers of places

Breaks: both children in their order
Slips: 1, every child is another one
"""


def uniform_crossover(a, b, mask):
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if i in mask.astype(int).tolist():
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child2
