// The words for weights, styles and text sizes come with the fonts.
@_exported public import enum Scenes.FontWeight
@_exported public import enum Scenes.TextSize
@_exported public import enum Scenes.TextStyle
