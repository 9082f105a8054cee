"""Grading on the machines of a Dask cluster, by the same function as on this one."""
