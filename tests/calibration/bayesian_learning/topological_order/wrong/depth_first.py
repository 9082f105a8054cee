"""lists nodes in the order in which a depth-first search leaves them

Breaks: graphs in several pieces
"""


def topological_order(parents):
    order, open_nodes = [], set()

    def visit(node):
        if node in order:
            return
        if node in open_nodes or node not in parents:
            raise ValueError("a cycle, or an unknown parent")
        open_nodes.add(node)
        for parent in sorted(parents[node]):
            visit(parent)
        order.append(node)

    for node in sorted(parents):
        visit(node)
    return order
