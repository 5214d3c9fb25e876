// The three descriptors that every program has.
#pragma once

namespace ctlpgn::cli {

// Fills those that were closed when the program was started, so that a file opened later does not receive
// what is meant for them. Reading from them, or writing to them, still fails.
void occupy_closed_streams();

} // namespace ctlpgn::cli
