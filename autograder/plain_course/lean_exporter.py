"""nbconvert's exporter of notebooks, without what it does twice."""

import copy
import json
from typing import Any

from nbconvert.exporters import NotebookExporter
from nbformat import validator


class LeanExporter(NotebookExporter):
    """Does what ``NotebookExporter`` does, with the same options of a course.

    That copies every notebook three times, and checks it against its schema after each step, though
    few change anything. Here a notebook is copied once less, checked when something has changed,
    and not read again from the file if it is ``given``.
    """

    given: Any = None
    _valid = ""

    def from_file(self, file_stream: Any, resources: Any = None, **options: Any) -> Any:
        """Convert the notebook that is given, else that in the file."""
        if self.given is None:
            return super().from_file(file_stream, resources=resources, **options)
        return self.from_notebook_node(self.given, resources, **options)  # type: ignore[no-untyped-call]

    def _preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Run each preprocessor; ``from_notebook_node`` has copied the notebook just before."""
        if self.optimistic_validation:
            return super()._preprocess(nb, resources)  # type: ignore[no-any-return, no-untyped-call]
        _, made = validator.normalize(nb)
        kept = copy.deepcopy(resources)
        self._valid = ""
        if self.given is not None:
            self._validate_preprocessor(made, "Execute")
        for preprocessor in self._preprocessors:
            made, kept = preprocessor(made, kept)
            self._validate_preprocessor(made, preprocessor)
        return made, kept

    def _validate_preprocessor(self, nbc: Any, preprocessor: object) -> None:
        """Check a notebook, unless it is as it was when it was found valid."""
        try:
            written = json.dumps(nbc)
        except (TypeError, ValueError):
            written = ""
        if not written or written != self._valid:
            super()._validate_preprocessor(nbc, preprocessor)  # type: ignore[no-untyped-call]
            self._valid = written
