// What may replace a file, before it is known whether it does. A file that stays as it is needs no permission
// to be written, and while the text is short, no other file is made.
#pragma once

#include "cli/output/replacement.hpp"
#include "ctlpgn/errors.hpp"

#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::cli {

class prepared_replacement {
  public:
    prepared_replacement(std::string path, const file_state& as_read)
        : path_(std::move(path)), as_read_(as_read) {}

    void write(std::string_view bytes) {
        if (fault_)
            return;
        memory_ += bytes;
        if (memory_.size() <= most_in_memory)
            return;
        try {
            hand_on();
        } catch (const output_error&) {
            fault_ = std::current_exception();
        }
    }

    // Throws output_error if the file has changed, so that what was read is not what it was.
    void check_file() const { check_unchanged(path_, path_, as_read_); }

    // Throws output_error, also if an earlier write failed.
    void commit() {
        if (fault_)
            std::rethrow_exception(fault_);
        hand_on();
        target_->commit();
    }

  private:
    static constexpr std::size_t most_in_memory = std::size_t{1} << 20;

    void hand_on() {
        if (!target_)
            target_.emplace(path_, as_read_);
        target_->write(memory_);
        memory_.clear();
    }

    std::string path_;
    file_state as_read_;
    std::string memory_; // what has not been handed on
    std::optional<replacement> target_;
    std::exception_ptr fault_;
};

} // namespace ctlpgn::cli
