"""removes listed parents from the lists that it was given

Breaks: that the arguments stay as they were
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and not parents[n]]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
        for above in parents.values():
            if order[-1] in above:
                above.remove(order[-1])
    return order
