// The function of the header is libFuzzer's.
#include "CFuzzer.h"
