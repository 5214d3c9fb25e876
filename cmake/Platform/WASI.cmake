# Facts about the WebAssembly System Interface that CMake 3.25 lacks.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_STATIC_LIBRARY_PREFIX lib)
set(CMAKE_STATIC_LIBRARY_SUFFIX .a)
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
# Header-only libraries and data come from the build machine.
include(Platform/UnixPaths)
