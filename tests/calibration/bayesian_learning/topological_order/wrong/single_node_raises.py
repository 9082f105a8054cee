"""raises ValueError for a single node

Breaks: a single node
"""


def topological_order(parents):
    order = []
    if len(parents) == 1:
        raise ValueError("no edge")
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
    return order
