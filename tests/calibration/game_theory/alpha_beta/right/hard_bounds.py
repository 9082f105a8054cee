# Fail-hard: what is outside of the window is cut down to its edge.
class Game:
    def __init__(self):
        self.seen = 0

    def top(self, node, a, b):
        if not isinstance(node, list):
            self.seen += 1
            return float(node)
        for child in node:
            a = max(a, self.low(child, a, b))
            if a >= b:
                return b
        return a

    def low(self, node, a, b):
        if not isinstance(node, list):
            self.seen += 1
            return float(node)
        for child in node:
            b = min(b, self.top(child, a, b))
            if a >= b:
                return a
        return b


def alpha_beta(tree, maximizing=True):
    game = Game()
    value = (game.top if maximizing else game.low)(tree, -1e300, 1e300)
    return value, game.seen
