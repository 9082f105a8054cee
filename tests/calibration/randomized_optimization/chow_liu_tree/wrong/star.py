"""joins all nodes to node 0

Breaks: trees grown by hand
Slips: 1, it ignores the weights
"""


def chow_liu_tree(mi):
    return [-1] + [0] * (len(mi) - 1)
