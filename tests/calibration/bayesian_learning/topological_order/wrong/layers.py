"""lists all free nodes at once, layer by layer

Breaks: nodes that become free and are smaller than those that wait
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order += sorted(ready)
    return order
