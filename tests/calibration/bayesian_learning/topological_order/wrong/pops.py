"""removes listed nodes from the dict that it was given

Breaks: that the arguments stay as they were
"""


def topological_order(parents):
    order = []
    while parents:
        ready = [n for n in parents if all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
        parents.pop(order[-1])
    return order
