import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils'

const nothing = () => null

/**
 * What RJSF starts with, as far as a form of rulesToSchema uses it: an object, whose fields are ours. Its own registry
 * brings lists, layouts, choices of schemas, and a widget for each type.
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
