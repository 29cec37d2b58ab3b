import Testing

@testable import PreviewPackages

/// Headers in Objective-C become declarations in Swift, with the names that Swift imports.
struct HeaderSourceTests {
  private func lines(of header: String, isModule: Bool = false) -> [String] {
    HeaderSource(of: HeaderDeclarations(of: [HeaderTokens(of: header)]), isModule: isModule).text
      .split(separator: "\n").map(String.init)
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
        @property (nonatomic, weak) Card *former;
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
        "var id: String = \"id\"", "var isOpen: Bool = false", "var width: Int = 0", "var height: Int = 0",
        "weak var owner: CardOwner?", "weak var former: Card?",
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
        - (instancetype)initWithTitle:(NSString *)title;
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
        "public override init(frame: CGRect) { super.init(frame: frame) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }",
        "public init!(style argument0: PanelStyle, size argument1: Int32) { super.init(frame: .zero) }",
        "open func close() {}", "}", "open class Sheet: Panel {",
        "open class var main: Sheet! { get { Sheet() } set {} }",
        "open class var mainSheet: Sheet! { get { Sheet() } set {} }",
        "public convenience init!(title argument0: String!) { self.init() }",
        "open func open(completion argument0: (() -> Void)?) {}",
        "open func openWithCompletion(_ argument0: (() -> Void)?) {}", "}",
      ])
  }

  @Test func `enumerations lose the words that their cases share, and keep their numbers`() {
    let lines = lines(
      of: """
        typedef NS_ENUM(NSUInteger, CardKind) { CardKindPlain = 2, CardKindURLOnly, CardKindDefault = 2, CardKindSame, CardKindURL };
        typedef NS_OPTIONS(NSUInteger, CardEdges) {
          CardEdgeNone = 0, CardEdgeTop = 1 << 0, CardEdgeLeft = (1UL << 3), CardEdgeAll = CardEdgeTop | CardEdgeLeft
        };
        typedef enum { CardSmall = 5, CardLarge } CardSize;
        typedef NS_ENUM(NSUInteger, CardCode) { CardCode100 = -1, CardCode200 };
        """)
    #expect(
      lines.dropFirst(3) == [
        "enum CardCode: Int {", "case code100 = -1", "case code200 = 0", "}",
        "struct CardEdges: OptionSet, Hashable {", "var rawValue: UInt",
        "init(rawValue: UInt) { self.rawValue = rawValue }", "static let top = CardEdges(rawValue: 1)",
        "static let left = CardEdges(rawValue: 8)", "static let all = CardEdges(rawValue: 9)", "}",
        "enum CardKind: UInt {", "case plain = 2",
        "case urlOnly = 3", "static let `default` = CardKind.plain", "static let same = CardKind.urlOnly",
        "case URL = 4", "}",
        "struct CardSize: RawRepresentable, Hashable {", "var rawValue: UInt32",
        "init(rawValue: UInt32) { self.rawValue = rawValue }", "init(_ rawValue: UInt32) { self.rawValue = rawValue }",
        "}", "let CardSmall = CardSize(rawValue: 5)", "let CardLarge = CardSize(rawValue: 6)",
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
        "var count: Int { get { 0 } }", "func cardShouldClose(_ argument0: Card!) -> Bool { false }", "}",
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
        #define kCardDidMoveNotification @"cardDidMove"
        static NSString *const CardDidOpenNotification = @"open";
        extern NSString *const kCardDidCloseNotification;
        extern NSString * const CardDidChangeNotification;
        FOUNDATION_EXPORT NSString *const CardKey;
        static const CGFloat CardInset = 8.5;
        typedef void (^CardBlock)(NSError * _Nullable error);
        extern "C" { extern BOOL CardIsOpen(NSString *name); }
        static inline void CardReset(void) { if (1) { return; } }
        @interface UIColor (Card)
        typedef void (^ColorBlock)(UIColor *color);
        + (UIColor *)colorWithHex:(NSString *)hex;
        + (void)pickWithCompletion:(CardBlock)completion;
        @end
        """)
    #expect(
      lines.dropFirst(3) == [
        "typealias CardBlock = (Error?) -> Void", "typealias ColorBlock = (UIColor?) -> Void", "extension UIColor {",
        "static func color(withHex argument0: String!) -> UIColor! { .systemBlue }",
        "static func colorWithHex(_ argument0: String!) -> UIColor! { .systemBlue }",
        "convenience init!(hex argument0: String!) { self.init() }",
        "static func pick(completion argument0: CardBlock!) {}",
        "static func pickWithCompletion(_ argument0: CardBlock!) {}", "}", "let CARD_NAME: String = \"Card\"",
        "let CARD_WIDTH: Int32 = 320",
        "extension NSNotification.Name { static let CardDidChange = NSNotification.Name(\"CardDidChangeNotification\") }",
        "let CardDidOpenNotification: String = \"open\"",
        "let CardInset: CGFloat = 8.5", "let CardKey: String = \"CardKey\"",
        "extension NSNotification.Name { static let CardDidClose = NSNotification.Name(\"kCardDidCloseNotification\") }",
        "let kCardDidMoveNotification: String = \"cardDidMove\"",
        "func CardIsOpen(_ argument0: String!) -> Bool { false }", "func CardReset() {}",
      ])
  }

  @Test(arguments: [
    "@interface", "@interface A", "@protocol", "@property (", "typedef NS_ENUM(", "- (", "enum {", "extern", "{{{",
    "@interface A : B <", "@interface A\n- (void)a:(", "@interface A\n@property (copy) void (^", "typedef void (^",
    "@interface A\n- (void)close NS_SWIFT_NAME NS_REQUIRES_SUPER;", "typedef void ^Done;",
    "typedef char Buffer[2 ^ 3];",
    "@interface A\n@property (copy) void (__strong ^done)(void);", "typedef void (__strong ^Done)(void);",
    "NS_SWIFT_NAME(", "NS_SWIFT_NAME()", "#define A (", "/*", "@interface A\n@property (getter=) BOOL a;",
    "@interface A\n- (BOOL)initWithError:(NSError **)error;",
  ])
  func `an incomplete header declares nothing that is not whole`(_ header: String) {
    let lines = lines(of: header)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.contains("class :") && !$0.contains("^") && !$0.contains("protocol :") })
  }

  @Test func `errors are thrown, and what may be nil is optional`() {
    let lines = lines(
      of: """
        NS_ASSUME_NONNULL_BEGIN
        typedef void (^Done)(BOOL isDone);
        @interface Store : NSObject
        - (BOOL)save:(NSError **)error;
        - (BOOL)checkAndReturnError:(NSError * _Nullable __autoreleasing *)error;
        - (nullable Row *)rowAt:(NSInteger)index error:(NSError **)error;
        - (NSInteger)countForKey:(NSString *)key error:(NSError **)error;
        - (nullable instancetype)initWithData:(NSData *)data;
        - (nullable instancetype)initWithFile:(NSString *)path error:(NSError **)error;
        @property (nullable) SEL action;
        - (void)write:(const char *)bytes;
        - (void)open:(Done)done;
        - (void)close:(nullable Done)done;
        @end
        NS_ASSUME_NONNULL_END
        @interface Row : NSObject
        + (instancetype)rowNamed:(NSString *)name;
        @end
        """)
    #expect(
      lines.dropFirst(4) == [
        "class Row: NSObject, MissingMembers {", "override init() { super.init() }",
        "class func rowNamed(_ argument0: String!) -> Row! { Row() }",
        "init!(named argument0: String!) { super.init() }", "}",
        "class Store: NSObject, MissingMembers {", "override init() { super.init() }", "var action: Selector?",
        "func save() throws {}", "func check() throws {}",
        "func row(at argument0: Int) throws -> Row { Row() }", "func rowAt(_ argument0: Int) throws -> Row { Row() }",
        "func count(forKey argument0: String, error argument1: Error) -> Int { 0 }",
        "func countForKey(_ argument0: String, error argument1: Error) -> Int { 0 }",
        "init?(data argument0: Data) { super.init() }", "init(file argument0: String) throws { super.init() }",
        "func write(_ argument0: UnsafePointer<CChar>) {}",
        "func open(_ argument0: @escaping Done) {}", "func close(_ argument0: Done?) {}", "}",
      ])
  }

  @Test func `cases without a known number have one of their own`() {
    let lines = lines(
      of: """
        typedef NS_ENUM(NSInteger, CardIndex) {
          CardIndexFirst, CardIndexSecond, CardIndexDefault = CardIndexFirst, CardIndexOther = OTHER,
          CardIndexNone = 0x7FFFFFFFFFFFFFFF, CardIndexLost
        };
        typedef NS_ENUM(NSInteger, Grade) { Grade_A = 3+1, Grade_UTF8 = ~0, Grade_First = (NSInteger)2 };
        enum { CardTop, CardBottom = 3 };
        typedef enum : NSUInteger { CardOff, CardOn } CardState;
        """)
    #expect(
      lines.dropFirst(3) == [
        "let CardTop: Int = 0", "let CardBottom: Int = 3", "enum CardIndex: Int {", "case first = 0",
        "case second = 1", "static let `default` = CardIndex.first", "case none = 9223372036854775807", "}",
        "struct CardState: RawRepresentable, Hashable {", "var rawValue: UInt",
        "init(rawValue: UInt) { self.rawValue = rawValue }", "init(_ rawValue: UInt) { self.rawValue = rawValue }",
        "}", "let CardOff = CardState(rawValue: 0)", "let CardOn = CardState(rawValue: 1)", "enum Grade: Int {",
        "case A = 4", "case UTF8 = -1", "case first = 2", "}",
      ])
  }

  @Test func `types, properties, cases and constants have the names that the header states`() {
    let lines = lines(
      of: """
        NS_SWIFT_NAME(Store)
        @interface XYZStore : NSObject
        @property BOOL closed NS_SWIFT_NAME(isShut);
        @property (getter=hasRows) BOOL rows;
        @end
        typedef NS_ENUM(NSInteger, XYZKind) { XYZKindFirst NS_SWIFT_NAME(best) } NS_SWIFT_NAME(Store.Kind);
        typedef NS_ERROR_ENUM(CardErrorDomain, CardError) { CardErrorUnknown = 1 };
        typedef NSString *CardName NS_TYPED_ENUM;
        extern CardName const CardNameFirst;
        """)
    #expect(
      lines.dropFirst(3) == [
        "struct CardName: RawRepresentable, Hashable {", "var rawValue: String",
        "init(rawValue: String) { self.rawValue = rawValue }", "init(_ rawValue: String) { self.rawValue = rawValue }",
        "}", "enum CardError: Int, Error {", "typealias Code = CardError", "case unknown = 1", "}",
        "enum XYZKind: Int {", "case best = 0", "}",
        "class XYZStore: NSObject, MissingMembers {", "override init() { super.init() }",
        "var isShut: Bool = false", "var hasRows: Bool = false", "}",
        "extension CardName { static let first = CardName(rawValue: \"CardNameFirst\") }",
        "extension Store { typealias Kind = XYZKind }", "typealias Store = XYZStore",
      ])
  }

  @Test func `comments are those of C, and lines may end as on Windows`() {
    let tokens = HeaderTokens(
      of: """
        // The first line.
        #import "A.h"
        #import <Kit/B.h> // the second
        /* Resources/*.png */ @class A;
        /*
        #import "Old.h"
        # Legacy */
        #define WEB @"http://a.b"
        """.replacing("\n", with: "\r\n"))
    #expect(tokens.imports == ["A.h", "Kit/B.h"])
    #expect(tokens.texts == ["@", "class", "A", ";"])
    #expect(tokens.macros.map(\.value) == ["\"http://a.b\""])
  }

  @Test func `many number signs are read in linear time`() {
    let tokens = HeaderTokens(of: "x " + String(repeating: "#", count: 150_000))
    #expect(tokens.texts.count == 150_001)
  }

  @Test(arguments: [
    ("320", "Int32 320"), ("(-8)", "Int32 -8"), ("0xFF8800", "Int32 16746496"), ("0xFFFFFFFF", "UInt32 4294967295"),
    ("2147483648", "Int 2147483648"), ("12L", "Int 12"), ("4U", "UInt32 4"), ("010", "Int32 8"),
    ("8.5", "Double 8.5"), ("(.5f)", "Float 0.5"), ("nan", ""), ("1 << 2", ""),
  ])
  func `macros have the types of numbers in C`(_ value: String, _ expected: String) {
    let macros = HeaderTokens(of: "#define X \(value)\n").macros
    #expect(macros.map { "\($0.type) \($0.value)" } == (expected.isEmpty ? [] : [expected]))
  }
}
