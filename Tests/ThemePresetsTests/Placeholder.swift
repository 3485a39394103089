// Filled by its own subject files.
