// The compiler imports this module if a file imports both Testing and UIKit. On Apple's systems, it attaches images to
// tests. Without it, no test with `import UIKit` compiles.
@_exported public import UIKit
