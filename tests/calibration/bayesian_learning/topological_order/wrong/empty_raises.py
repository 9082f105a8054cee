"""raises ValueError for the empty graph

Breaks: the empty graph
"""


def topological_order(parents):
    order = []
    if not parents:
        raise ValueError("no node")
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
    return order
