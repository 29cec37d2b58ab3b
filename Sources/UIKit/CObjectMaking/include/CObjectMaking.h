#pragma once

// Makes objects of classes that are only known when the program runs, as a list does of the classes that are registered
// with it.
//
// Swift lets a program call only required initializers of such a class. UIKit's are not required, and if they were, every
// class with an initializer of its own would have to declare them again. Each function calls an initializer of the class of
// UIKit, written in Swift, for the class given. That initializer is a convenience one: it calls the designated initializer
// that the class overrides.
//
// A class that does not have the designated initializer cannot be made: on iOS the app ends, here as well.

/// Makes a table cell. `class` is the metatype of a class of `UITableViewCell`; the caller owns the object.
void *_Nonnull make_table_cell(const void *_Nonnull class);

/// Makes a header or footer of a table. `class` is the metatype of a class of `UITableViewHeaderFooterView`.
void *_Nonnull make_header_footer_view(const void *_Nonnull class);

/// Makes a cell of a collection, or another view in it. `class` is the metatype of a class of `UICollectionReusableView`.
void *_Nonnull make_reusable_view(const void *_Nonnull class);

/// Makes a layer. `class` is the metatype of a class of `CALayer`.
void *_Nonnull make_layer(const void *_Nonnull class);
