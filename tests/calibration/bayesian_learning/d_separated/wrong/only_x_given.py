"""looks only whether x is given

Breaks: that $x$ and $y$ may be exchanged
"""


def d_separated(parents, x, y, given):
    if x in given:
        return True
    given = set(given) - {y}
    linked, todo = {}, [x, y, *given]
    while todo:
        node = todo.pop()
        if node not in linked:
            linked[node] = set()
            todo += parents[node]
    for node in list(linked):
        family = {node, *parents[node]}
        for member in family:
            linked[member] |= family
    reached, todo = set(given), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    return y not in reached
