# Goes down Pascal's triangle with exact integers.
def sauer_bound(n, k):
    if k < 1:
        raise ValueError("a break point is at least 1")
    row = [1]
    for _ in range(n):
        row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]
    return sum(row[:k])
