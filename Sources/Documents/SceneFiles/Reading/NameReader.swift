internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader for the metrics and strings of a scene. It also reports the unused ones.
struct NameReader {
  let context: ReadingContext

  /// Adds the metrics of a mapping. Each may use the metrics before it.
  func readMetrics(_ node: YAMLNode) {
    for entry in context.entries(node, of: "'metrics'") ?? [] {
      guard SceneName.check(entry.key, entry.name, "a metric", context) else { continue }
      context.note(.metric, key: entry, isDefinition: true)
      guard let value = context.number(entry.value, "the metric '\(entry.name)'") else {
        // Defines the name anyway, so that only its invalid value is reported and not each use.
        context.names.add(metric: entry.name, 0)
        continue
      }
      context.names.add(metric: entry.name, value)
    }
  }

  /// Adds the strings of a mapping of locales, of a file, or of a list of both.
  func readStrings(_ node: YAMLNode) {
    if let items = node.sequence {
      for item in items where item.sequence == nil { readStrings(item) }
      return
    }
    if node.scalar?.isEmpty == false { return StringFileReader(context: context).read(node) }
    for locale in context.entries(node, of: "'strings'") ?? [] {
      guard context.checkLocale(locale.key, locale.name) else { continue }
      if locale.value.scalar?.isEmpty == false {
        StringFileReader(context: context).read(locale.value, locale: locale.name)
        continue
      }
      for entry in context.entries(locale.value, of: "the strings of '\(locale.name)'") ?? [] {
        guard let text = entry.value.scalar else {
          context.report(
            .wrongType, .init(kind: "strings", "the string '\(entry.name)' must be a single value"),
            at: entry.value.place)
          continue
        }
        context.strings.add(entry.name, entry.key.range, locale: locale.name, text: text)
      }
    }
  }

  /// Reports metrics and strings that are not used, and used strings that lack a locale of the scene.
  func checkUse(metrics: YAMLNode?) {
    for entry in metrics?.mapping ?? [] where context.names.metrics[entry.name] != nil {
      guard !context.usedMetrics.contains(entry.name) else { continue }
      context.report(
        needless: .unusedMetric, "metric '\(entry.name)' is not used", at: entry.key.place, "metric")
    }
    for entry in context.strings.entries {
      if context.strings.usedKeys.contains(entry.key) {
        context.checkTranslations(entry.translations, "'\(entry.key)'", at: entry.range)
      } else if !entry.isShared {
        context.report(.unusedString, "string '\(entry.key)' is not used", at: entry.range, hint: "remove it")
      }
    }
  }
}
