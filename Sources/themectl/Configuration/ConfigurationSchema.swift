import ThemeSchema

/// The schema of the configuration file.
enum ConfigurationSchema {
  /// The schema, made when it is first asked for.
  static let compiled = CompiledSchema(builtIn: text, name: "config.schema.json")

  /// Its text.
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:cardstock:schema:config:1",
      "title": "themectl configuration",
      "description": "How the presets below the folder of a .themectl.yaml are checked.",
      "type": "object",
      "properties": {
        "schema": {
          "description": "A JSON Schema to check against instead of the format of presets, as a path from the configuration's folder.",
          "type": "string",
          "minLength": 1
        },
        "strict": {
          "description": "Whether warnings count like errors for the exit status.",
          "type": "boolean",
          "default": false
        },
        "severity": {
          "description": "The severity of codes, such as `schema.minimum: warning`; `off` reports nothing.",
          "type": "object",
          "additionalProperties": {"enum": ["error", "warning", "note", "off"]}
        },
        "exclude": {
          "description": "What is not checked, in the syntax of ignore files, from the configuration's folder.",
          "type": "array",
          "items": {"type": "string"}
        },
        "extensions": {
          "description": "The endings of the files that a folder's search takes.",
          "type": "array",
          "items": {"type": "string", "minLength": 1},
          "minItems": 1,
          "default": ["yaml", "yml"]
        }
      },
      "additionalProperties": false
    }

    """
}
