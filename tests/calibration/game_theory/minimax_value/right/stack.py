# Keeps its own stack in place of recursion.
def minimax_value(tree, maximizing=True):
    results = []
    todo = [("open", tree, maximizing)]
    while todo:
        what, node, turn = todo.pop()
        if what == "close":
            kids = [results.pop() for _ in range(node)]
            results.append(max(kids) if turn else min(kids))
        elif isinstance(node, list):
            if node == []:
                raise ValueError
            todo.append(("close", len(node), turn))
            for child in node:
                todo.append(("open", child, not turn))
        else:
            results.append(float(node))
    return results[0]
