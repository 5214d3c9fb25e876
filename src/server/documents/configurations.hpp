// The configurations of files, and what is wrong with them.
#pragma once

#include "ctlpgn/encoding.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/settings.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace ctlpgn::server {

// What is wrong with a configuration, and where: 1-based, in characters.
struct configuration_fault {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
    std::string reason;
};

// Where the server cannot read files, there are none.
class configurations {
  public:
    configurations();
    ~configurations();
    configurations(const configurations&) = delete;
    configurations& operator=(const configurations&) = delete;

    // How the file is linted; the client's settings count less than its configuration.
    lint_options options_for(const std::string& path, const lint_settings& of_client);
    // How it is formatted; none: the configuration leaves it out.
    std::optional<format_options> style_for(const std::string& path);
    // What a file is written in that the client has not opened; none: its bytes show it.
    std::optional<text_encoding> encoding_of(const std::string& path);
    // Whether a file that is found in a folder is wanted.
    bool wants(const std::string& path);

    // All are read again when they are needed.
    void forget();
    // True if some have changed since they were read.
    [[nodiscard]] bool have_changed() const;

    // What is wrong with them, by path.
    std::map<std::string, configuration_fault> faults;

  private:
    struct files;
    std::unique_ptr<files> files_;
};

} // namespace ctlpgn::server
