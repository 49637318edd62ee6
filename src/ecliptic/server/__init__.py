"""Live tables over HTTP and WebSocket. Truth is in the store; here is only what can be rebuilt."""
