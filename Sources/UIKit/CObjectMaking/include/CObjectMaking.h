#pragma once

// Creates objects of classes that are only known at run time, such as the classes that are registered with a list.
//
// Swift lets a program call only required initializers of such a class. UIKit's are not required; if they were, every
// class with an initializer of its own would have to declare them again. Each function calls an initializer of
// UIKit's class, written in Swift, for the given class. It is a convenience initializer: it calls the designated
// initializer that the class overrides.
//
// A class without the designated initializer cannot be created: the program ends, as an app does on iOS.

/// Creates a table cell. `class` is the metatype of a subclass of `UITableViewCell`. The caller owns the object.
void *_Nonnull make_table_cell(const void *_Nonnull class);

/// Creates a header or footer of a table. `class` is the metatype of a subclass of `UITableViewHeaderFooterView`.
void *_Nonnull make_header_footer_view(const void *_Nonnull class);

/// Creates a cell or supplementary view of a collection. `class` is the metatype of a subclass of
/// `UICollectionReusableView`.
void *_Nonnull make_reusable_view(const void *_Nonnull class);

/// Creates a layer. `class` is the metatype of a subclass of `CALayer`.
void *_Nonnull make_layer(const void *_Nonnull class);

/// Creates a view. `class` is the metatype of a subclass of `UIView`.
void *_Nonnull make_view(const void *_Nonnull class);
