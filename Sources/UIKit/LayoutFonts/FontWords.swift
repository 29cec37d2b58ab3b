// The words for weights, styles and text sizes come with the fonts.
@_exported public import enum Typography.FontWeight
@_exported public import enum Typography.TextSize
@_exported public import enum Typography.TextStyle
