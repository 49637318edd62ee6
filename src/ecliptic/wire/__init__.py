"""What goes over HTTP and WebSocket, as types."""
