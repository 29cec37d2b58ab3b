internal import Typography

/// The words that UIKit shows in its own controls, in the language of the layout.
enum SystemWords {
  /// Returns a word in all known languages.
  ///
  /// - Parameter english: The word in English, such as `Cancel`. Other words stay as they are.
  static func text(_ english: String) -> LocalizedText {
    guard let position = columns.firstIndex(of: english) else { return LocalizedText(english) }
    let translations = rows.compactMap { language, words -> LocalizedText.Translation? in
      words.indices.contains(position) ? .init(locale: language, text: words[position]) : nil
    }
    return LocalizedText(text: english, translations: translations)
  }

  /// Returns a word in the language of the layout that is being made, in English without one.
  static func word(_ english: String) -> String {
    text(english).text(in: LayoutSurroundings.current.read { $0.language } ?? "en")
  }

  private static let columns = ["Cancel", "Done", "Edit", "Save", "Search", "Back"]

  /// The words of ``columns`` by language.
  private static let rows: [(String, [String])] = [
    ("ar", ["إلغاء", "تم", "تحرير", "حفظ", "بحث", "رجوع"]),
    ("cs", ["Zrušit", "Hotovo", "Upravit", "Uložit", "Hledat", "Zpět"]),
    ("da", ["Annuller", "OK", "Rediger", "Arkiver", "Søg", "Tilbage"]),
    ("de", ["Abbrechen", "Fertig", "Bearbeiten", "Sichern", "Suchen", "Zurück"]),
    ("es", ["Cancelar", "OK", "Editar", "Guardar", "Buscar", "Atrás"]),
    ("fi", ["Kumoa", "Valmis", "Muokkaa", "Tallenna", "Etsi", "Takaisin"]),
    ("fr", ["Annuler", "OK", "Modifier", "Enregistrer", "Rechercher", "Retour"]),
    ("he", ["ביטול", "סיום", "עריכה", "שמירה", "חיפוש", "חזרה"]),
    ("it", ["Annulla", "Fine", "Modifica", "Salva", "Cerca", "Indietro"]),
    ("ja", ["キャンセル", "完了", "編集", "保存", "検索", "戻る"]),
    ("ko", ["취소", "완료", "편집", "저장", "검색", "뒤로"]),
    ("nb", ["Avbryt", "Ferdig", "Rediger", "Arkiver", "Søk", "Tilbake"]),
    ("nl", ["Annuleer", "Gereed", "Wijzig", "Bewaar", "Zoek", "Terug"]),
    ("pl", ["Anuluj", "Gotowe", "Edytuj", "Zachowaj", "Szukaj", "Wróć"]),
    ("pt", ["Cancelar", "OK", "Editar", "Salvar", "Buscar", "Voltar"]),
    ("ru", ["Отменить", "Готово", "Править", "Сохранить", "Поиск", "Назад"]),
    ("sv", ["Avbryt", "Klar", "Redigera", "Spara", "Sök", "Tillbaka"]),
    ("tr", ["Vazgeç", "Bitti", "Düzenle", "Kaydet", "Ara", "Geri"]),
    ("zh-Hans", ["取消", "完成", "编辑", "存储", "搜索", "返回"]),
    ("zh-Hant", ["取消", "完成", "編輯", "儲存", "搜尋", "返回"]),
  ]
}
