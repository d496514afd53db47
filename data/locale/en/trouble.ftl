# An error that the program did not expect: what the player reads.

trouble-title = Something went wrong
trouble-what = General Clumsy met an error that it did not expect, and must stop: { $error }
trouble-saved = Nothing is lost: your battle is kept up to the last order in { $file }
trouble-bundle = A file with all that is needed to find the error lies in { $file }. Please send it with a report of what you were doing.
trouble-no-bundle = The file for an error report could not be written: { $message }
trouble-leave = Press Enter to leave.
