// Colours of a terminal.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::emit {

class colours {
  public:
    explicit colours(bool enabled) : enabled_(enabled) {}

    [[nodiscard]] std::string strong(std::string_view text) const { return in("1", text); }
    [[nodiscard]] std::string faint(std::string_view text) const { return in("36", text); }
    [[nodiscard]] std::string of_level(level severity, std::string_view text) const {
        switch (severity) {
        case level::error: return in("1;31", text);
        case level::warning: return in("1;33", text);
        case level::note: break;
        }
        return in("1;36", text);
    }

  private:
    [[nodiscard]] std::string in(std::string_view colour, std::string_view text) const {
        if (!enabled_ || text.empty())
            return std::string(text);
        return std::string("\x1b[").append(colour).append("m").append(text).append("\x1b[0m");
    }

    bool enabled_;
};

} // namespace ctlpgn::emit
