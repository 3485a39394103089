@_exported public import SheetModel
@_exported public import ThemeDiagnostics
@_exported public import ThemeYAML
