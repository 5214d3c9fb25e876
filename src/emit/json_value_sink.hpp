// A sink that builds a value in memory.
#pragma once

#include "emit/json_escape.hpp"
#include "emit/json_words.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::emit {

class json_value_sink {
  public:
    explicit json_value_sink(nlohmann::ordered_json& into) : root_(into) {}

    void start_object() { open_.push_back(&put(nlohmann::ordered_json::object())); }
    void end_object() { open_.pop_back(); }
    void start_array() { open_.push_back(&put(nlohmann::ordered_json::array())); }
    void end_array() { open_.pop_back(); }
    void key(std::string_view name) { key_ = name; }
    void string(std::string_view text) { put(std::string(repaired(text, repair_))); }
    template <std::size_t Room>
    void member(std::string_view name, std::string_view word, const word_member<Room>& /*as text*/) {
        key(name);
        string(word);
    }
    template <std::size_t Most, class Write> [[nodiscard]] static bool write_at_once(Write&& /*unused*/) {
        return false;
    }
    void number_unsigned(std::uint64_t value) { put(value); }
    void game_number(std::uint64_t value) { put(value); }
    void boolean(bool value) { put(value); }

  private:
    nlohmann::ordered_json& put(nlohmann::ordered_json value) {
        if (open_.empty())
            return root_ = std::move(value);
        nlohmann::ordered_json& parent = *open_.back();
        if (parent.is_array())
            return parent.emplace_back(std::move(value));
        return parent.emplace(std::string(key_), std::move(value)).first.value();
    }

    nlohmann::ordered_json& root_;
    std::vector<nlohmann::ordered_json*>
        open_;             // a parent gets nothing while its child is open, so the places are stable
    std::string_view key_; // a literal
    std::string repair_;
};

} // namespace ctlpgn::emit
