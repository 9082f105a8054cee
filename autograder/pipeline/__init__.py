"""One function for every verb of the command line: plain values in, a report out."""
