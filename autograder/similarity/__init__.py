"""Which submissions hold the same code: fingerprints of it, compared across a class."""
