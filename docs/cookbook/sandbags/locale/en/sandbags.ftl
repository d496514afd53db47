structure-sandbags = Sandbags
structure-sandbags-about = Quickly piled up, quickly shot down, and better than nothing.
