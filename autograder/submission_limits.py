"""What one submission may use: the part of ``course.toml`` on which verdicts depend."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

WALL_FACTOR = 10.0
"""A wall-clock limit is this many times the processor-time limit that it stands beside."""

_Positive = Annotated[int, Field(gt=0)]


class Limits(BaseModel):
    """What one submission may use. Seconds are the processor time of the student's own code.

    ``grader_cpu_seconds`` alone is that of the grader itself: of a worker, for one submission.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    cell_cpu_seconds: _Positive = 30
    notebook_cpu_seconds: _Positive = 120
    call_cpu_seconds: _Positive = 5
    memory_mb: _Positive = 2048
    file_mb: _Positive = 64
    output_kb: _Positive = 256
    submission_mb: _Positive = 20
    callbacks_per_test: _Positive = 1000
    grader_cpu_seconds: _Positive = 120

    @property
    def cell_wall_seconds(self) -> float:
        """When a cell that sleeps or waits is stopped."""
        return self.cell_cpu_seconds * WALL_FACTOR

    @property
    def call_wall_seconds(self) -> float:
        """When a call that sleeps or waits is given up."""
        return self.call_cpu_seconds * WALL_FACTOR

    @property
    def process_cpu_seconds(self) -> int:
        """The last belt: the kernel ends any single process of a submission after this much."""
        return self.notebook_cpu_seconds + 20 * self.call_cpu_seconds
