# Writes each row as a text.
def count_dichotomies(outputs):
    seen = []
    for row in outputs:
        text = " ".join(str(int(value)) for value in row)
        if text not in seen:
            seen.append(text)
    return len(seen)
