// Gives memory out and takes it back; the allocator of the language's library is five times as large. A block
// stands between its neighbours, with which it is joined again when it is given back. Free blocks of like
// sizes are a list, and a bit for each list tells whether it has any.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace {

// All sizes of blocks are counted in these, headers included, which stand before what is given out.
constexpr std::size_t unit = 16;
constexpr unsigned page_bits = 16;

extern "C" char __heap_base; // NOLINT: from where on the linker has put nothing

struct block {
    std::uint32_t units_before; // of the neighbour before; 0: there is none
    std::uint32_t units : 31;
    std::uint32_t is_used : 1;
    // Of the list, while it is free.
    block* next;
    block* previous;

    [[nodiscard]] block* after() { return at(units); }
    [[nodiscard]] block* before() { return at(-static_cast<std::ptrdiff_t>(units_before)); }
    [[nodiscard]] block* at(std::ptrdiff_t distance) {
        return reinterpret_cast<block*>(reinterpret_cast<char*>(this) + distance * std::ptrdiff_t{unit});
    }
};

constexpr std::size_t header = offsetof(block, next);
static_assert(sizeof(block) == unit);

// Sizes of a list differ by less than an eighth; those below 16 units are alike.
constexpr unsigned digits = 3;
constexpr std::size_t lists = (32 - digits) << digits;
constexpr std::size_t in_word = 64;

std::array<block*, lists> first_free;
std::array<std::uint64_t, (lists + in_word - 1) / in_word> holds_any;
block* end_of_all; // the header of nothing, which counts as used

constexpr unsigned digits_below(std::size_t units) {
    const auto width = static_cast<unsigned>(std::bit_width(units));
    return width > digits + 1 ? width - digits - 1 : 0;
}

constexpr std::size_t list_of(std::size_t units) {
    const unsigned below = digits_below(units);
    return (std::size_t{below} << digits) + (units >> below);
}

void take_from_list(block& gone) {
    if (gone.next != nullptr)
        gone.next->previous = gone.previous;
    if (gone.previous != nullptr) {
        gone.previous->next = gone.next;
        return;
    }
    const std::size_t list = list_of(gone.units);
    first_free[list] = gone.next;
    if (gone.next == nullptr)
        holds_any[list / in_word] &= ~(std::uint64_t{1} << list % in_word);
}

// The block has its header and stands in no list.
void make_free(block& made) {
    made.is_used = 0;
    made.after()->units_before = made.units;
    const std::size_t list = list_of(made.units);
    block*& first = first_free[list];
    made.next = first;
    made.previous = nullptr;
    if (first != nullptr)
        first->previous = &made;
    first = &made;
    holds_any[list / in_word] |= std::uint64_t{1} << list % in_word;
}

// What has been used joins its neighbours that are free.
void give_back(block& used) {
    block* made = &used;
    if (block* const after = made->after(); after->is_used == 0) {
        take_from_list(*after);
        made->units += after->units;
    }
    if (made->units_before != 0)
        if (block* const before = made->before(); before->is_used == 0) {
            take_from_list(*before);
            before->units += made->units;
            made = before;
        }
    make_free(*made);
}

// Of so many units, all of which the blocks of a list have, or of more.
block* find_free(std::size_t units) {
    const std::size_t list = list_of(units);
    std::size_t word = list / in_word;
    std::uint64_t bits = holds_any[word] >> list % in_word << list % in_word;
    while (bits == 0) {
        if (++word == holds_any.size())
            return nullptr;
        bits = holds_any[word];
    }
    return first_free[word * in_word + static_cast<std::size_t>(std::countr_zero(bits))];
}

extern "C" char __heap_base; // NOLINT: where the linker says that memory is free

// The last unit is left out, for the end of all memory that can be is no address.
std::size_t end_of_memory() {
    return (__builtin_wasm_memory_size(0) << page_bits) - unit;
}

// Adds as many, or more. False if there is no more.
bool grow(std::size_t units) {
    constexpr std::size_t pages_at_once = 16;
    if (end_of_all == nullptr) {
        // So that what follows a header is at a multiple of the unit.
        const auto begin = reinterpret_cast<std::size_t>(&__heap_base);
        end_of_all = reinterpret_cast<block*>((begin + header - 1) / unit * unit + header);
    }
    const auto begin = reinterpret_cast<std::size_t>(end_of_all);
    const std::size_t wanted = (units + 2) * unit;
    const auto has_room = [&] { return end_of_memory() > begin && end_of_memory() - begin >= wanted; };
    const std::size_t pages = (wanted >> page_bits) + 1;
    if (!has_room())
        __builtin_wasm_memory_grow(0, std::max(pages, pages_at_once));
    if (!has_room())
        __builtin_wasm_memory_grow(0, pages);
    if (!has_room())
        return false;
    block& added = *end_of_all;
    added.units = static_cast<std::uint32_t>((end_of_memory() - begin) / unit - 1);
    end_of_all = added.after();
    end_of_all->units = 0;
    end_of_all->is_used = 1;
    give_back(added);
    return true;
}

} // namespace

// NOLINTBEGIN: the names are those of the language's own library.
extern "C" {

void* malloc(std::size_t size) {
    constexpr std::size_t most = SIZE_MAX / 2;
    if (size > most)
        return nullptr;
    std::size_t units = (size + header + unit - 1) / unit;
    const unsigned below = digits_below(units);
    units = (units + (std::size_t{1} << below) - 1) >> below << below;
    block* found = find_free(units);
    while (found == nullptr) {
        if (!grow(units))
            return nullptr;
        found = find_free(units);
    }
    take_from_list(*found);
    if (const std::size_t rest = found->units - units; rest != 0) {
        found->units = static_cast<std::uint32_t>(units);
        block& left = *found->after();
        left.units = static_cast<std::uint32_t>(rest);
        left.units_before = found->units;
        make_free(left);
    }
    found->is_used = 1;
    return reinterpret_cast<char*>(found) + header;
}

void free(void* memory) {
    if (memory != nullptr)
        give_back(*reinterpret_cast<block*>(static_cast<char*>(memory) - header));
}

// Nobody asks for more than all memory has.
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return alignment <= unit ? malloc(size) : nullptr;
}

// Parts of the library that no answer needs name these.
void* calloc(std::size_t /*count*/, std::size_t /*size*/) {
    return nullptr;
}

void* realloc(void* /*memory*/, std::size_t /*size*/) {
    return nullptr;
}
}
// NOLINTEND
