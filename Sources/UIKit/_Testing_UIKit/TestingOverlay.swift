// The compiler imports this module wherever a file imports both Testing and UIKit: on Apple's systems it attaches
// pictures to tests. Without it no test of code that says `import UIKit` would compile.
@_exported public import UIKit
