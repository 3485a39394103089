// The umbrella that an app imports; it re-exports and adds nothing.

@_exported public import SheetEngine
@_exported public import SheetModel
@_exported public import SheetPresets
@_exported public import ThemeDiagnostics
@_exported public import ThemePresets
@_exported public import ThemeSchema
@_exported public import ThemeYAML
