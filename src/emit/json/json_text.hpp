// JSON text that becomes one string.
#pragma once

#include "emit/json/json_text_sink.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::emit {

class json_text {
  public:
    explicit json_text(bool pretty = false)
        : blocks_([this](std::string_view bytes) { text_ += bytes; }), sink_(blocks_, pretty) {}
    json_text(const json_text&) = delete;
    json_text& operator=(const json_text&) = delete;

    [[nodiscard]] json_text_sink& sink() { return sink_; }

    // How many bytes have been written.
    std::size_t size() {
        const std::size_t waiting = sink_.hand_on_all().size();
        return text_.size() + waiting;
    }

    // What was written since the last call, as a text that ends with a line end.
    std::string take() {
        sink_.end_text();
        sink_.finish();
        return std::exchange(text_, {});
    }

  private:
    std::string text_;
    text_blocks blocks_;
    json_text_sink sink_;
};

} // namespace ctlpgn::emit
