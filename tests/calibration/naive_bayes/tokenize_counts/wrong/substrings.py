"""counts a word wherever its letters occur, also within other words

Breaks: words within longer words
Slips: 1
"""


def tokenize_counts(docs, vocab):
    return np.array([[float(doc.lower().count(word)) for word in vocab] for doc in docs]).reshape(
        len(docs), len(vocab)
    )
