"""The only writer of the gradebook, of the ``autograded/`` copies and of the ledger of marks."""
