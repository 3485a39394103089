// The one door to the system's libyaml. ThemeYAML alone may import the module made from it.
#ifndef CARDSTOCK_CYAML_SHIM_H
#define CARDSTOCK_CYAML_SHIM_H
#include <yaml.h>
#endif
