"""marries the parents of every node, not only of ancestors

Breaks: several paths
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    linked, todo = {}, list(parents)
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
