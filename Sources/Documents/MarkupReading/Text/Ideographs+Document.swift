internal import Typography

extension Ideographs {
  /// Creates the language of the Chinese characters in a UTF-8 document. It is Japanese if the document contains kana
  /// or a character form that is only used in Japanese.
  package init(of document: [UInt8]) {
    self = .chinese
    var position = 0
    while let start = ByteSearch.firstNonASCII(in: document, from: position) {
      guard let scalar = Self.scalar(at: start, in: document) else {
        position = start + 1
        continue
      }
      if Self.isKana(scalar) || Self.japaneseForms.contains(scalar) {
        self = .japanese
        return
      }
      position = start + 3
    }
  }

  /// Returns the character at a position. Nil unless it has three bytes, like kana and Chinese characters.
  private static func scalar(at position: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard position + 2 < bytes.count, bytes[position] & 0xF0 == 0xE0 else { return nil }
    let parts = (bytes[position], bytes[position + 1], bytes[position + 2])
    return Unicode.Scalar(UInt32(parts.0 & 0x0F) << 12 | UInt32(parts.1 & 0x3F) << 6 | UInt32(parts.2 & 0x3F))
  }

  /// Whether a character is kana, except the middle dot (U+30FB), which other languages use too.
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || (0x30A1...0x30FA).contains(scalar.value) || scalar.value == 0x30FC
  }

  /// Characters in level 1 of JIS X 0208 that are neither in GB 2312 nor in Big5, except those that are still common in
  /// Chinese.
  private static let japaneseForms = Set(
    """
    亜唖悪鯵圧囲壱稲鰯隠営栄駅円焔縁艶塩汚応鴬鴎穏仮価菓壊懐絵鈎拡撹殻覚楽樫渇椛竃栢苅勧巻寛歓観諌関陥舘贋顔帰気亀戯犠拠挙郷尭暁駆駈粂勲薫恵\
    掲渓経継繋蛍軽頚鶏撃倹剣圏検権県険顕験鹸厳呉娯効広鉱砿麹黒狛込査歳済砕斎剤榊桜笹雑桟賛歯鴫宍実舎釈収繍従渋獣縦粛処奨渉焼醤乗剰壌嬢浄畳穣譲醸\
    図粋酔髄椙瀬斉摂専戦繊賎銭曽疎捜挿掻巣総騒増臓蔵続駄騨対帯滝択沢竪単団弾値遅鋳庁徴聴勅辻鉄転嶋梼闘働峠徳読栃瀞呑縄弐匂韮悩脳廃拝売\
    硲畑鉢発醗髪抜噺樋姫氷鋲冨払仏塀変辺舗歩穂頬毎柾桝侭麿満黙杢戻籾匁薬訳鑓様謡頼覧竜両猟隣涙霊齢暦歴錬労篭蝋録脇枠
    """.unicodeScalars)
}
