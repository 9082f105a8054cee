"""looks for a name below zzzz, and takes the first free node of the dict if there is none"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("no order")
        best = "zzzz"
        for n in ready:
            if n < best:
                best = n
        order.append(best if best in ready else ready[0])
    return order
