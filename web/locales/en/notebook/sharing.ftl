# The notebook, shared with other devices.

## Sharing

share-open = Share
share-title = Share “{ $name }”
share-file = Save as a file
    .hint = The whole notebook, as a backup or for another device: open it there with “Open a file”.
share-qr = Scan with another device
    .hint = Whoever scans this is asked whether to add the notebook. It is in the picture itself and does not pass through any server. The other device must be able to reach { $name }.
    .picture = QR code of the notebook “{ $name }”
share-drawing = Drawing the picture…
share-address = As an address
share-too-large = This notebook is too large for a QR code; save it as a file instead.
share-from-file = This page is a file, and other devices cannot reach it; save the notebook as a file instead.
share-old-browser = This browser is too old to make the picture; save the notebook as a file instead.
share-import = Open a file
share-added = “{ $name }” was added to the notebooks of this device.
share-arrived = A shared notebook
    .question = Add “{ $name }” to the notebooks of this device? It has { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }. Those already here stay as they are.
    .yes = Add it
share-keep-one = Download the notebook as one file
    .hint = One file with everything in it, stored on your phone or computer: it works with no connection at all.

## What is refused

share-refused-not-json = This is not a notebook: the file contains something else, or is damaged. Nothing was added.
share-refused-not-a-notebook = This file is not an Ecliptic notebook. Nothing was added.
share-refused-newer = This notebook was written by another version of Ecliptic, which this one cannot read. Nothing was added.
share-refused-too-large = This is too large to be a notebook. Nothing was added.
share-refused-cut-short = The address of this notebook is incomplete or damaged; ask for it again. Nothing was added.
share-refused-header = This notebook is damaged: “{ $field }” holds { $text }. Nothing was added.
share-refused-entry = This notebook is damaged: in entry { $number }, “{ $field }” holds { $text }. Nothing was added.
share-refused-storage = This browser’s storage is full, or this page may not use it. Nothing was added.
