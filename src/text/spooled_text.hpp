// Text that is needed only once it is complete: in memory as long as it is short, otherwise in a temporary
// file, so that memory does not grow with it.
#pragma once

#include "ctlpgn/source.hpp"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

class spooled_text {
  public:
    // Throws output_error if there is no room for it.
    void add(std::string_view bytes);
    void clear();

    // All of it, piece by piece. Throws input_error.
    void write_to(const std::function<void(std::string_view)>& output) const;
    // From its beginning; the text must not change while it is read, and may have no other reader.
    [[nodiscard]] std::unique_ptr<byte_source> open() const;

  private:
    struct closing {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::unique_ptr<std::FILE, closing> file_; // what comes before `memory_`; null: nothing does
    std::string memory_;
};

} // namespace ctlpgn
