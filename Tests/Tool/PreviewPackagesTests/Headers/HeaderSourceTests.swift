import Testing

@testable import PreviewPackages

/// Headers in Objective-C become declarations in Swift, with the names that Swift imports.
struct HeaderSourceTests {
  private func lines(of header: String, isModule: Bool = false) -> [String] {
    HeaderSource(of: HeaderDeclarations(of: [header]), isModule: isModule).text.split(separator: "\n").map(String.init)
  }

  @Test func `a class has its properties, methods and initializers, with values`() {
    let lines = lines(
      of: """
        #import <Foundation/Foundation.h>
        NS_ASSUME_NONNULL_BEGIN
        /* A card. */
        @interface Card : NSObject <NSCoding>
        @property (nonatomic, copy, nullable) NSString *subtitle;  // the second line
        @property (nonatomic) NSString *ID;
        @property (nonatomic, getter = isOpen) BOOL open;
        @property (nonatomic, assign) NSInteger width, height;
        @property (nonatomic, weak, nullable) id <CardOwner> owner;
        @property (nonatomic, copy, nullable) void (^onTap)(Card *card, BOOL isLong);
        - (instancetype)initWithTitle:(NSString *)title tint:(nullable UIColor *)tint NS_DESIGNATED_INITIALIZER;
        - (instancetype)init NS_UNAVAILABLE;
        - (UIFont *)boldFontOfSize:(CGFloat)size;
        - (NSArray<Card *> *)cardsBefore:(NSDate *)date;
        - (void)log:(NSString *)format, ...;
        + (instancetype)sharedCard;
        @end
        NS_ASSUME_NONNULL_END
        """)
    #expect(
      lines.dropFirst(3) == [
        "class Card: NSObject, MissingMembers {", "override init() { super.init() }", "var subtitle: String?",
        "var id: String = \"id\"", "var isOpen: Bool = true", "var width: Int = 3", "var height: Int = 3",
        "weak var owner: CardOwner?",
        "var onTap: ((Card, Bool) -> Void)?",
        "init(title argument0: String, tint argument1: UIColor?) { super.init() }",
        "func boldFont(ofSize argument0: CGFloat) -> UIFont { .boldSystemFont(ofSize: CGFloat(argument0)) }",
        "func boldFontOfSize(_ argument0: CGFloat) -> UIFont { .boldSystemFont(ofSize: CGFloat(argument0)) }",
        "func cards(before argument0: Date) -> [Card] { [] }", "func cardsBefore(_ argument0: Date) -> [Card] { [] }",
        "class func shared() -> Card { Card() }",
        "class func sharedCard() -> Card { Card() }", "}",
      ])
  }

  @Test func `the members of a subclass are those that its superclass lacks, in a module for others`() {
    let lines = lines(
      of: """
        @interface Panel : UIView
        - (instancetype)initWithFrame:(CGRect)frame;
        - (instancetype)initWithStyle:(PanelStyle)style size:(int)size;
        - (void)close;
        @end
        @interface Sheet : Panel
        - (void)close;
        - (void)openWithCompletion:(void (^ _Nullable)(void))completion;
        @end
        @interface Sheet (Rows)
        @property (class, readonly) Sheet *mainSheet;
        @end
        """, isModule: true)
    #expect(
      lines.dropFirst(3) == [
        "open class Panel: UIView, MissingMembers {",
        "public convenience init(style argument0: PanelStyle, size argument1: Int32) { self.init() }",
        "open func close() {}", "}", "open class Sheet: Panel {",
        "open class var main: Sheet! { get { Sheet() } set {} }",
        "open class var mainSheet: Sheet! { get { Sheet() } set {} }",
        "open func open(completion argument0: (() -> Void)?) {}",
        "open func openWithCompletion(_ argument0: (() -> Void)?) {}", "}",
      ])
  }

  @Test func `enumerations lose the words that their cases share, and keep their numbers`() {
    let lines = lines(
      of: """
        typedef NS_ENUM(NSUInteger, CardKind) { CardKindPlain = 2, CardKindURLOnly, CardKindDefault = 2, CardKindSame, CardKindURL };
        typedef NS_OPTIONS(NSUInteger, CardEdges) { CardEdgesTop = 1 << 0, CardEdgesLeft = 1 << 3 };
        typedef enum { CardSmall, CardLarge } CardSize;
        typedef NS_ENUM(NSUInteger, CardCode) { CardCode100 = -1, CardCode200 };
        """)
    #expect(
      lines.dropFirst(3) == [
        "enum CardCode: Int {", "case code100 = -1", "case code200 = 0", "}",
        "struct CardEdges: OptionSet, Hashable {", "var rawValue: UInt",
        "init(rawValue: UInt) { self.rawValue = rawValue }", "static let top = CardEdges(rawValue: 1)",
        "static let left = CardEdges(rawValue: 8)", "}", "enum CardKind: UInt {", "case plain = 2",
        "case urlOnly = 3", "static let `default` = CardKind.plain", "static let same = CardKind.urlOnly",
        "case URL = 4", "}",
        "struct CardSize: RawRepresentable, Hashable {", "var rawValue: UInt32",
        "init(rawValue: UInt32) { self.rawValue = rawValue }", "init(_ rawValue: UInt32) { self.rawValue = rawValue }",
        "}", "let CardSmall = CardSize(rawValue: 0)", "let CardLarge = CardSize(rawValue: 1)",
      ])
  }

  @Test func `a class that conforms to a protocol needs none of its requirements`() {
    let lines = lines(
      of: """
        @protocol CardOwner;
        @protocol CardOwner <NSObject>
        @property (readonly) NSInteger count;
        - (BOOL)cardShouldClose:(Card *)card;
        @optional
        - (void)cardDidClose:(Card *)card;
        @end
        """)
    #expect(
      lines.dropFirst(3) == [
        "@objc protocol CardOwner: AnyObject {", "var count: Int { get }",
        "func cardShouldClose(_ argument0: Card!) -> Bool",
        "@objc optional func cardDidClose(_ argument0: Card!)", "}", "extension CardOwner {",
        "var count: Int { get { 3 } }", "func cardShouldClose(_ argument0: Card!) -> Bool { true }", "}",
      ])
  }

  @Test func `constants, blocks, functions and categories are declared`() {
    let lines = lines(
      of: """
        #define CARD_WIDTH 320
        #define CARD_NAME @"Card" 
        #define CARD_MAX(a, b) ((a) > (b) ? (a) : (b))
        #define CARD_LONG \\
          12
        extern NSString * const CardDidChangeNotification;
        FOUNDATION_EXPORT NSString *const CardKey;
        static const CGFloat CardInset = 8.5;
        typedef void (^CardBlock)(NSError * _Nullable error);
        extern "C" { extern BOOL CardIsOpen(NSString *name); }
        static inline void CardReset(void) { if (1) { return; } }
        @interface UIColor (Card)
        typedef void (^ColorBlock)(UIColor *color);
        + (UIColor *)colorWithHex:(NSString *)hex;
        @end
        """)
    #expect(
      lines.dropFirst(3) == [
        "typealias CardBlock = (Error?) -> Void", "typealias ColorBlock = (UIColor) -> Void", "extension UIColor {",
        "static func color(withHex argument0: String!) -> UIColor! { .systemBlue }",
        "static func colorWithHex(_ argument0: String!) -> UIColor! { .systemBlue }",
        "convenience init!(hex argument0: String!) { self.init() }", "}", "let CARD_NAME: String = \"Card\"",
        "let CARD_WIDTH: Int = 320",
        "extension NSNotification.Name { static let CardDidChange = NSNotification.Name(\"CardDidChangeNotification\") }",
        "let CardInset: CGFloat = 8.5", "let CardKey: String = \"CardKey\"",
        "func CardIsOpen(_ argument0: String!) -> Bool { true }", "func CardReset() {}",
      ])
  }

  @Test(arguments: [
    "@interface", "@interface A", "@protocol", "@property (", "typedef NS_ENUM(", "- (", "enum {", "extern", "{{{",
    "@interface A : B <", "@interface A\n- (void)a:(", "@interface A\n@property (copy) void (^", "typedef void (^",
  ])
  func `an incomplete header declares nothing that is not whole`(_ header: String) {
    #expect(!lines(of: header).isEmpty)
  }
}
