#include "CObjectMaking.h"

#include <stdint.h>

// Swift's functions receive the type of a static member in the register of 'self'.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// 'convenience init(registered: Int)' of each class, by its mangled name. A wrong name fails when the program is
// linked.
extern SWIFT void *_Nonnull table_cell(intptr_t, SELF const void *_Nonnull)
    __asm__("$s5UIKit15UITableViewCellC10registeredACSi_tcfC");
extern SWIFT void *_Nonnull header_footer_view(intptr_t, SELF const void *_Nonnull)
    __asm__("$s5UIKit023UITableViewHeaderFooterC0C10registeredACSi_tcfC");
extern SWIFT void *_Nonnull reusable_view(intptr_t, SELF const void *_Nonnull)
    __asm__("$s5UIKit24UICollectionReusableViewC10registeredACSi_tcfC");
extern SWIFT void *_Nonnull layer(intptr_t, SELF const void *_Nonnull)
    __asm__("$s5UIKit7CALayerC10registeredACSi_tcfC");

// 'convenience init()' of views.
extern SWIFT void *_Nonnull view(SELF const void *_Nonnull) __asm__("$s5UIKit6UIViewCACycfC");

void *_Nonnull make_table_cell(const void *_Nonnull class) { return table_cell(0, class); }

void *_Nonnull make_header_footer_view(const void *_Nonnull class) { return header_footer_view(0, class); }

void *_Nonnull make_reusable_view(const void *_Nonnull class) { return reusable_view(0, class); }

void *_Nonnull make_layer(const void *_Nonnull class) { return layer(0, class); }

void *_Nonnull make_view(const void *_Nonnull class) { return view(class); }
