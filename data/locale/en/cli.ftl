# What the command line says when it cannot do what it was asked.

cli-no-map = there is no map "{ $name }"; there are: { $choices }
cli-no-side = there is no side "{ $name }"; there are: { $choices }
cli-no-mission = there is no mission "{ $name }" yet
cli-no-tier = there is no picture quality "{ $name }"; there are: { $choices }
cli-no-language = there is no language "{ $name }"; there are: { $choices }
cli-size = "{ $name }" is no size; expected WIDTHxHEIGHT, each from { $least } to { $most }
cli-one-way-to-play = choose one of --side, --hot-seat and --watch-ai
cli-offscreen-needs-script = --offscreen draws no window: say with --script FILE what to do
cli-record-exists = there is a file { $name } already: choose another name for the recording
