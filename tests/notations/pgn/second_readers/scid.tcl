# Reads games of PGN with scid: for each file that standard input names, one of one game each, a line "MOVES ..." with the main
# line by squares, or "ERROR ...", then lines of its text with comments and without variations, then "END".
#
#   tkscid scid.tcl FOLDER < names

set n 0
while {[gets stdin file] >= 0} {
    set base [sc_base create [file join [lindex $argv 0] [incr n]]]
    if {[catch {
        set imported [sc_base import $base $file]
        if {[lindex $imported 0] != 1} { error $imported }
        sc_game load 1
        set text [sc_game pgn -width 1000000 -comments 1 -variations 0 -tags 0]
        sc_move end
        puts "MOVES [sc_game moves coord list]\n$text"
    } why]} { puts "ERROR [string map {\n { }} $why]" }
    puts "END"
    sc_base close $base
}
