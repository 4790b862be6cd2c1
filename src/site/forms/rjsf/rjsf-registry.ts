import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils'

const nothing = () => null

/**
 * A minimal RJSF registry for the forms of rulesToSchema: an object whose fields are ours. RJSF's own registry brings
 * arrays, layouts, `oneOf` choices and a widget for each type.
 */
// oxlint-disable-next-line no-restricted-exports -- RJSF imports it as the default
export default function getDefaultRegistry() {
  return {
    fields: { SchemaField },
    templates: {
      ButtonTemplates: { SubmitButton: nothing },
      DescriptionFieldTemplate: nothing,
      ErrorListTemplate: nothing,
      FieldErrorTemplate: nothing,
      FieldHelpTemplate: nothing,
      TitleFieldTemplate: nothing,
      UnsupportedFieldTemplate: nothing,
      WrapIfAdditionalTemplate: nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: DEFAULT_ID_PREFIX, idSeparator: DEFAULT_ID_SEPARATOR },
  }
}
