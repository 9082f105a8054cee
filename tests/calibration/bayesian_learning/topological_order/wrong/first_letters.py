"""compares the first letters of names alone"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("no order")
        order.append(min(ready, key=lambda n: n[:1]))
    return order
