// A source of bytes that takes back what was read in excess.
#pragma once

#include "ctlpgn/source.hpp"
#include "text/games/game_reading.hpp"

#include <cstddef>
#include <exception>
#include <vector>

namespace ctlpgn {

class unread_source final : public byte_source {
  public:
    explicit unread_source(byte_source& source) : from_(source) {}

    std::size_t read(char* target, std::size_t size) override;

    // These bytes will be read next, before the others.
    void take_back(unread_text bytes);
    void skip(std::size_t bytes);

  private:
    byte_source& from_;
    std::vector<unread_text> returned_; // the last one comes first
    bool ended_ = false;
    std::exception_ptr fault_; // is thrown again on every read
};

} // namespace ctlpgn
