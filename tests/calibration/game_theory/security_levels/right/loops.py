# Row by row, and column by column.
def security_levels(A):
    rows = [min(row) for row in A.tolist()]
    columns = [max(column) for column in A.T.tolist()]
    return max(rows) * 1.0, min(columns) * 1.0
