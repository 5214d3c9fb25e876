// Writes what a notation adds, with the same sink as everything else.
#pragma once

#include "emit/json/json_text_sink.hpp"
#include "json_text/added_members.hpp"

#include <string_view>

namespace ctlpgn::emit {

class json_member_writer final : public member_writer {
  public:
    explicit json_member_writer(json_text_sink& sink) : to_(sink) {}

    void text(std::string_view key, std::string_view value) override {
        to_.key(key);
        to_.string(value);
    }
    void number(std::string_view key, std::string_view digits) override {
        to_.key(key);
        to_.number_text(digits.substr(0, text_blocks::short_string));
    }
    void open_list(std::string_view key) override {
        to_.key(key);
        to_.start_array();
    }
    void open_item() override { to_.start_object(); }
    void close_item() override { to_.end_object(); }
    void close_list() override { to_.end_array(); }

  private:
    json_text_sink& to_;
};

} // namespace ctlpgn::emit
