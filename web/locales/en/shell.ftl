## The frame around every screen

shell-skip = Skip to the content
shell-nav = Pages
shell-rules = Rules
shell-about = About
shell-language = Language
shell-theme = Colours
shell-theme-system = As the system
shell-theme-dark = Observatory
shell-theme-light = Paper

## Errors that do not come from the server

error-unknown = Something went wrong ({ $code }).
error-unreachable = The server does not answer. Check the connection and try again.
