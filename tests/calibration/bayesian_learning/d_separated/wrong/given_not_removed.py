"""walks through given nodes"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
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
    reached, todo = set(), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    return y not in reached
