"""Recognise a wrong answer as one of the stored ones, by what it does on a few recorded inputs."""
