# A dict from word to column; every sign that is no letter becomes a blank.
def tokenize_counts(docs, vocab):
    column = {word: j for j, word in enumerate(vocab)}
    result = np.zeros((len(docs), len(vocab)))
    for row, doc in zip(result, docs, strict=True):
        text = ""
        for sign in doc.lower():
            text += sign if sign in "abcdefghijklmnopqrstuvwxyz" else " "
        for word in text.split():
            if word in column:
                row[column[word]] += 1.0
    return result
