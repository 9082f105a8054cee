"""What ``nbgrader_config.py`` of a course says, read without nbgrader."""

from pathlib import Path

from traitlets.config import Config
from traitlets.config.loader import PyFileConfigLoader

CONFIG_FILE = "nbgrader_config.py"


def read_settings(root: Path) -> Config:
    """Read the course's settings for nbgrader; empty ones if there is no file."""
    if not (root / CONFIG_FILE).exists():
        return Config()
    config: Config = PyFileConfigLoader(CONFIG_FILE, path=str(root)).load_config()
    return config
