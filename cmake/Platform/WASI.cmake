# What CMake 3.25 does not know of the WebAssembly System Interface.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_STATIC_LIBRARY_PREFIX lib)
set(CMAKE_STATIC_LIBRARY_SUFFIX .a)
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
# Libraries that are headers alone, and data, are those of the machine that builds.
include(Platform/UnixPaths)
