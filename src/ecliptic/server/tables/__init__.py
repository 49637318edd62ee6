"""Tables: cached, played and streamed."""
