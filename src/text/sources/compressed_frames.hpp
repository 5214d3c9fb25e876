// Compressed bytes whose parts say how long they are. So what follows the last one is not given to the
// library that decompresses them: at bytes that are none of its own it would lose text before them.
#pragma once

#include "ctlpgn/source.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

class compressed_frames : public byte_source {
  public:
    // `compression` is what messages call it. The source must outlive it.
    compressed_frames(byte_source& source, std::string name, std::string compression);

    // Zeros between and after frames are left out: tapes and some archives fill up with them.
    std::size_t read(char* target, std::size_t size) override;

    // Why what follows the last whole frame cannot be read.
    [[nodiscard]] std::exception_ptr fault() const { return fault_; }

  protected:
    // At the beginning of a part: gives it, as far as it is known how long it is.
    virtual void look_ahead() = 0;

    // Whether so many bytes are known then.
    bool fill(std::size_t bytes);
    [[nodiscard]] std::string_view held() const { return std::string_view(held_).substr(at_); }
    [[nodiscard]] const std::string& name() const { return name_; }

    // So many bytes come next, of which not all have to be known yet.
    void give(std::uint64_t bytes) { left_ = bytes; }
    // All that is left is given: what is cut short, or of a kind that is not known here.
    void give_rest();
    // Where a frame may begin. False at the end of all.
    bool skip_zeros();
    // Nothing more is given: what is held begins no frame, or one that is cut short in its header.
    void end_before_others();
    void end_cut_short();

  private:
    void end_with(std::exception_ptr fault);

    byte_source& from_;
    std::string name_;
    std::string compression_;
    std::string held_;
    std::size_t at_ = 0;     // in it, from where it has not been given
    std::uint64_t left_ = 0; // of the part that has begun
    bool has_ended_ = false;
    std::exception_ptr fault_;
};

// The text in them. What follows them is reported after all of it.
std::unique_ptr<byte_source> open_framed(std::unique_ptr<compressed_frames> frames, const std::string& name);

} // namespace ctlpgn
