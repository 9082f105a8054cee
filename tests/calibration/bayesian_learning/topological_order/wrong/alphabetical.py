"""sorts the nodes and ignores the edges

Slips: 3
"""


def topological_order(parents):
    return sorted(parents)
