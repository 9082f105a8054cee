"""A canary for what is used of a library though it is private: whether it is what it was.

Standard library only, since it is asked on both sides of the wall.
"""

import importlib
import inspect
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class PrivatePart:
    """A private part of a library; ``parameters`` are those it is called with, None for a value."""

    module: str
    name: str
    parameters: tuple[str, ...] | None = None

    @property
    def fault(self) -> str:
        """Report how it differs from what is expected; an empty string if it does not."""
        try:
            found = importlib.import_module(self.module)
            for name in self.name.split("."):
                found = getattr(found, name)
            if self.parameters is None:
                return ""
            parameters = tuple(inspect.signature(found).parameters)  # type: ignore[arg-type]
        except (ImportError, AttributeError):
            return f"{self.module}.{self.name} is gone"
        except (TypeError, ValueError):
            return f"{self.module}.{self.name} cannot be called"
        if parameters == self.parameters:
            return ""
        return f"{self.module}.{self.name} now takes ({', '.join(parameters)})"


def moved_parts(parts: Iterable[PrivatePart]) -> tuple[str, ...]:
    """Report every part that is not what it was."""
    return tuple(part.fault for part in parts if part.fault)
