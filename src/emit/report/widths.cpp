// Writes the table of character_width_table.cpp: runs of characters that are equally wide.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <utf8proc.h>

int main(int count, char** words) {
    if (count != 2) {
        std::cerr << "usage: widths FILE\n";
        return 2;
    }
    std::ofstream to(words[1]);
    int before = -1;
    for (utf8proc_int32_t c = 0; c <= 0x10FFFF; ++c) {
        const int width = std::max(utf8proc_charwidth(c), 0);
        if (width != before)
            to << '{' << c << ", " << width << "},\n";
        before = width;
    }
    to.close();
    return to ? 0 : 1;
}
