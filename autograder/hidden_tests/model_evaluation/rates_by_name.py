"""Reading some of the rates that an answer holds."""

from autograder.testing import require


def named(*keys):
    """Return a function that reads the rates under these keys from a dict."""

    def read(rates):
        require(isinstance(rates, dict), "The result is no dict.")
        for key in keys:
            require(key in rates, f"The result has no key {key!r}.")
        return [rates[key] for key in keys]

    return read
