"""looks for the names of parents in one string of all names so far"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [
            n
            for n in parents
            if n not in order
            and all(p in parents and p in "".join(order) and p != n for p in parents[n])
        ]
        if not ready:
            raise ValueError("no order")
        order.append(min(ready))
    return order
