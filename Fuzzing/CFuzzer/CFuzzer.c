// libFuzzer defines the function of the header.
#include "CFuzzer.h"
