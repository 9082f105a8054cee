"""The grading engine of a course of auto-graded notebooks."""

__version__ = "0.1.0"
