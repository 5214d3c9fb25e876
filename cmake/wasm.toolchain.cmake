# Compiles for WebAssembly with Debian's Clang and its libc++, which `.ci/setup wasm` installs, in the newest version
# that has both. There are no exceptions; src/wasm/thrown.cpp handles what is thrown.
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
# Objects are compiler bitcode until they are linked, so the archive tools must have the same version.
get_filename_component(tools ${CMAKE_CXX_COMPILER} DIRECTORY)
set(CMAKE_AR ${tools}/llvm-ar CACHE FILEPATH "")
set(CMAKE_RANLIB ${tools}/llvm-ranlib CACHE FILEPATH "")
# Identical functions of grammar rules become one, and no type information is needed at run time. Nothing is ever
# caught, so the C++ library needs no cleanup code, and the JSON parser has no messages for misuse. Objects that live
# as long as the module are never destroyed.
set(CMAKE_CXX_FLAGS_INIT "-flto -fignore-exceptions -fno-rtti -fno-threadsafe-statics -fno-c++-static-destructors \
-Xclang -fmerge-functions -D_LIBCPP_HAS_NO_EXCEPTIONS -DJSON_NOEXCEPTION -mbulk-memory -msign-ext -mnontrapping-fptoint \
-msimd128")
# Data come after the stack, so that a stack overflow traps instead of overwriting data.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-mexec-model=reactor -Wl,--gc-sections -Wl,-s -Wl,--compress-relocations -Wl,--stack-first -Wl,-z,stack-size=1048576")
# Programs that run during the build are those of the build machine.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
