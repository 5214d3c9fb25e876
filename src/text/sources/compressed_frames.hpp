// Compressed bytes whose parts state their length. So what follows the last one is not given to the library
// that decompresses them: on unexpected bytes it would lose text before them.
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

    // Zeros between and after frames are left out: tapes and some archives pad with them.
    std::size_t read(char* target, std::size_t size) override;

    // Why what follows the last whole frame cannot be read.
    [[nodiscard]] std::exception_ptr fault() const { return fault_; }

  protected:
    // At the beginning of a part: gives as much of it as is known to belong to it.
    virtual void look_ahead() = 0;

    // Whether this many bytes are known afterwards.
    bool fill(std::size_t bytes);
    [[nodiscard]] std::string_view held() const { return std::string_view(held_).substr(at_); }
    [[nodiscard]] const std::string& name() const { return name_; }

    // This many bytes come next, not all of which have to be known yet.
    void give(std::uint64_t bytes) { left_ = bytes; }
    // Gives everything that is left: a truncated part, or one of an unknown kind.
    void give_rest();
    // Skips to where a frame may begin. False at the end.
    bool skip_zeros();
    // Gives nothing more: what is left begins no frame, or one that is truncated in its header.
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
