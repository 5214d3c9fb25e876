// The three descriptors that every program has.
#pragma once

namespace ctlpgn::cli {

// Takes the place of those that were closed by anyone who started the program, so that no file which is opened
// later gets what is meant for them. Reading from them, or writing to them, still fails.
void occupy_closed_streams();

} // namespace ctlpgn::cli
