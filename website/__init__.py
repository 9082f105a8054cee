"""The course as a website: pages made here from the course's own files, drawn by Sphinx."""
