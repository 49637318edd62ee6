"""What a seat can know: the catalogue of lawful systems, conditioned on what the seat was told."""
