#pragma once

/// Keeps this process, and those that it starts from now on, on the processor it is on.
void stay_on_this_processor(void);
