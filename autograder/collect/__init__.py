"""Bring what students handed in, in whatever form it comes, into ``submitted/``."""
