# The page of the mods, and choosing one to install.

title-mods = Mods
title-mods-on = Mods: { $names }
title-mods-count = { $count } mods are on
mods-page-words = New battles are played with the mods that are on. Saves and replays keep those they were made with.
mods-page-none = No mods are installed. Install one from a folder or a zip, or write your own: clumsy mod new NAME
mods-asked = This run was started with: { $names }. As soon as you change anything here, your own choice counts again.
mods-on = On, { $place }
mods-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
  }
mods-switch-on = Switch on
mods-switch-off = Switch off
mods-lower = Lay it below the one before
mods-higher = Lay it over the one after
mods-no-place = There is none in that direction.
mods-no-place-off = It is switched off.
mods-order-fixed = { $name } and this one say themselves which lies over the other.
mods-cannot-faults = It has faults; they are listed below.
mods-cannot-against = It cannot be used together with { $name }, which is on.
mods-fact-version = Version
mods-fact-authors = By
mods-fact-licence = Licence
mods-fact-needs = Needs
mods-fact-above = Lies over
mods-fact-against = Not together with
mods-fact-folder = Folder
mods-checking = Its files are being looked through...
mods-sound = Its files are sound.
mods-sound-odd = { $count ->
    [one] Its files are sound; { $count } thing is odd. clumsy mod check { $name } says what.
   *[other] Its files are sound; { $count } things are odd. clumsy mod check { $name } says what.
  }
mods-wrong = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
  }
mods-place = { $file }, line { $line }, column { $column }
mods-fault = { $file }: { $message }
mods-fault-line = { $file }, line { $line }: { $message }
mods-install = Install a mod...
mods-show-folder = Open the mods folder
mods-remove = Remove...
mods-left-out = Some mods are left out
mods-left-out-text = They are switched on, but cannot be used:
mods-not-together = These cannot be used together
mods-not-installed = It was not installed
mods-not-removed = It could not be removed
mods-no-file-manager = No file manager could be started
ask-mods-on = Switch on { $name }?
ask-mods-on-text = It needs these, which are switched on along with it: { $names }
ask-mods-on-yes = Switch them on
ask-mods-off = Switch off { $name }?
ask-mods-off-text = These need it, and are switched off along with it: { $names }
ask-mods-off-yes = Switch them off
ask-mods-replace = Replace { $name }?
ask-mods-replace-text = Version { $version } is installed. What it holds will be gone.
ask-mods-replace-yes = Replace
ask-mods-remove = Remove { $name }?
ask-mods-remove-text = The folder { $folder } will be deleted for good. Saves and replays keep what they were made with.
ask-mods-remove-yes = Remove
browse-title = Install a mod
browse-install = Install
browse-nothing = Choose a zip, or a folder with a mod in it.
browse-words = A mod is a zip, or a folder with a pack.toml in it.
browse-up = Up
browse-empty = Here are neither folders nor zips.
browse-unreadable = This folder cannot be read: { $message }
browse-kind-mod = Mod
browse-kind-zip = Zip
browse-downloads = Downloads
browse-desktop = Desktop
browse-documents = Documents
browse-home = Home

## --dev

dev-changed = { $count ->
    [one] Taken in: { $what }
   *[other] { $count } changes taken in: { $what }
  }
dev-cannot-be = no unit could be as one in this battle is ({ $what })
dev-faults = There are faults in what was saved
dev-faults-text = The battle goes on by the last good data. Mend the file and save it again.
dev-new-battle = This needs a new battle
dev-new-battle-text = The battle goes on as it was; begin anew to see it.

## Replays

watch-mods-gone = These mods of the battle are not there: { $names }. Their units are shown by models of the game.
