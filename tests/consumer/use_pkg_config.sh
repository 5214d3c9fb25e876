#!/bin/sh
# use_pkg_config.sh LIBRARY-FOLDER SOURCE PROGRAM COMPILER [FLAG...]: compiles the source with what pkg-config says
# about ctlpgn, and runs it.
set -eu
libraries=$1 source=$2 program=$3
shift 3
PKG_CONFIG_PATH=$libraries/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
LD_LIBRARY_PATH=$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PKG_CONFIG_PATH LD_LIBRARY_PATH
# shellcheck disable=SC2046 # flags are words
"$@" -std=c++20 "$source" -o "$program" $(pkg-config --cflags --libs ctlpgn)
"$program"
