#!/bin/bash
# Sends mouse and key events to the window under test, logs each one and takes pictures when asked.
# Usage: act.sh <<< lines such as:   click 640 360 # why | rclick x y | move x y | key Tab | wheel up 3 | drag x1 y1 x2 y2 [button] | wait 2 | shot name
export DISPLAY=${DISPLAY:-:77}
HERE=$(cd "$(dirname "$0")" && pwd)
LOG=${ACT_LOG:-$HERE/input.log}
SHOTS=${ACT_SHOTS:-/tmp/tried}
while IFS= read -r line; do
  [ -z "$line" ] && continue
  cmd=${line%%#*}; set -- $cmd
  echo "$(date +%H:%M:%S) $line" >> "$LOG"
  case $1 in
    click)  xdotool mousemove $2 $3; sleep 0.3; xdotool click 1; sleep 0.3;;
    dclick) xdotool mousemove $2 $3; sleep 0.3; xdotool click --repeat 2 --delay 120 1; sleep 0.3;;
    rclick) xdotool mousemove $2 $3; sleep 0.3; xdotool click 3; sleep 0.3;;
    mclick) xdotool mousemove $2 $3; sleep 0.3; xdotool click 2; sleep 0.3;;
    move)   xdotool mousemove $2 $3; sleep 0.5;;
    key)    xdotool key $2; sleep 0.3;;
    keydown) xdotool keydown $2;;
    keyup) xdotool keyup $2;;
    wheel)  b=4; [ "$2" = down ] && b=5; for i in $(seq $3); do xdotool click $b; sleep 0.15; done;;
    drag)   b=${6:-1}; xdotool mousemove $2 $3 mousedown $b; for i in 1 2 3 4 5; do xdotool mousemove $(($2+($4-$2)*i/5)) $(($3+($5-$3)*i/5)); sleep 0.1; done; xdotool mouseup $b; sleep 0.3;;
    wait)   sleep $2;;
    still)  # wait until two pictures half a second apart are equal (at most $2 seconds)
            a=""; for i in $(seq $((${2:-20}))); do b=$(import -window root -resize 320x180 -depth 8 rgb:- 2>/dev/null | md5sum); [ "$a" = "$b" ] && break; a=$b; sleep 1; done; echo "still after ${i}s";;
    shot)   import -window root -quality 85 $SHOTS/$2.jpg; echo "$SHOTS/$2.jpg $(stat -c %s $SHOTS/$2.jpg)";;
    *) echo "unknown: $1";;
  esac
done
