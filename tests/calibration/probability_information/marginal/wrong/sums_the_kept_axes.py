"""adds up over the axes that should stay

Breaks: each axis by itself
Slips: 1, every table loses the wrong axes
"""


def marginal(joint, keep):
    return joint.sum(axis=keep)
