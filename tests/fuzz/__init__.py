"""Every parser, fed with anything: a value or a named error, nothing else."""
