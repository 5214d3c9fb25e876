// Exceptions: only what a caller cannot prevent and this library cannot handle.
#pragma once

#include "ctlpgn/export.hpp"

#include <stdexcept>

namespace ctlpgn {

// A file cannot be opened, read or written. The message names it and says why.
class CTLPGN_EXPORT input_error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class CTLPGN_EXPORT output_error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// A setting of a file or a command line is invalid: an unknown code, key or value. The message names it.
class CTLPGN_EXPORT setting_error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

} // namespace ctlpgn
