# Compiles for WebAssembly with Debian's Clang and its libc++, which `.ci/setup wasm` installs. The newest version that
# has both is taken. Without exceptions: src/wasm/thrown.cpp says what happens to what is thrown.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}) # Platform/WASI.cmake
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

if(NOT CMAKE_CXX_COMPILER)
  file(GLOB libraries /usr/lib/llvm-*/lib/wasm32-wasi/libc++.a)
  list(SORT libraries COMPARE NATURAL ORDER DESCENDING)
  foreach(library ${libraries})
    string(REGEX REPLACE "/lib/wasm32-wasi/.*" "/bin/clang++" compiler ${library})
    if(EXISTS ${compiler})
      set(CMAKE_CXX_COMPILER ${compiler})
      break()
    endif()
  endforeach()
  if(NOT CMAKE_CXX_COMPILER)
    message(FATAL_ERROR "There is no Clang with a libc++ for WebAssembly; on Debian, `.ci/setup wasm` installs it.")
  endif()
endif()
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# What is compiled stays in the compiler's own form until all of it is linked, so the tools that collect it have to be
# of the same version.
get_filename_component(tools ${CMAKE_CXX_COMPILER} DIRECTORY)
set(CMAKE_AR ${tools}/llvm-ar CACHE FILEPATH "")
set(CMAKE_RANLIB ${tools}/llvm-ranlib CACHE FILEPATH "")
# Rules of grammars that read alike become one function, and no type is asked for when the module runs. Nothing is ever
# caught, so the C++ library has nothing to undo either, and JSON's reader has no messages for those who misuse it. What
# lives as long as the module goes with its memory.
set(CMAKE_CXX_FLAGS_INIT "-flto -fignore-exceptions -fno-rtti -fno-threadsafe-statics -fno-c++-static-destructors \
-Xclang -fmerge-functions -D_LIBCPP_HAS_NO_EXCEPTIONS -DJSON_NOEXCEPTION -mbulk-memory -msign-ext -mnontrapping-fptoint \
-msimd128")
# Data come after the stack, so that one that is too deep ends in a trap and not in the data.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-mexec-model=reactor -Wl,--gc-sections -Wl,-s -Wl,--compress-relocations -Wl,--stack-first -Wl,-z,stack-size=1048576")
# Programs that run while it is built are those of the machine that builds.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
