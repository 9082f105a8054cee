"""Pages and tables that are made from results: they read records and decide nothing."""
