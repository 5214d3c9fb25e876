// How errors in JSON are reported.
#pragma once

#include "ctlpgn/from_json.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::json_reading {

// The place in a document that is being read: "games[0].moves[3].capture".
class json_path {
  public:
    // Goes one step further for as long as it lives.
    class step {
      public:
        step(json_path& path, std::string_view key) : path_(path.text_), size_(path_.size()) {
            if (!path_.empty() && path_.back() != ' ')
                path_ += '.';
            path_ += key;
        }
        step(json_path& path, std::size_t index) : path_(path.text_), size_(path_.size()) {
            path_.append("[").append(std::to_string(index)).append("]");
        }
        ~step() { path_.resize(size_); }
        step(const step&) = delete;
        step& operator=(const step&) = delete;

      private:
        std::string& path_;
        std::size_t size_;
    };

    void set(std::string_view text) { text_ = text; }
    [[nodiscard]] const std::string& text() const { return text_; }

    [[noreturn]] void fail(std::string_view what) const {
        std::string message = text_;
        if (!message.empty() && message.back() != ' ')
            message += ": ";
        throw json_error(message.append(what));
    }

  private:
    std::string text_;
};

} // namespace ctlpgn::json_reading
