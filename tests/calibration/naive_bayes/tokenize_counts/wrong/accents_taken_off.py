"""takes accents off, so that café becomes cafe

Breaks: letters beyond a to z
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re
    import unicodedata

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        plain = unicodedata.normalize("NFD", doc.lower())
        plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
        for word in re.findall("[a-z]+", plain):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
