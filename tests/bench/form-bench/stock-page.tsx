import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { createRoot } from 'react-dom/client'
import { benchFields, benchRoot } from './bench-fields'

/** RJSF as it comes, with its own validator, inputs and templates. */
const fields = benchFields()
const schema: RJSFSchema = {
  type: 'object',
  required: fields.map(({ name }) => name),
  properties: Object.fromEntries(
    fields.map(({ name, label, ...limits }) => [name, { type: 'string', title: label, ...limits }]),
  ),
}

createRoot(benchRoot()).render(
  <Form
    schema={schema}
    validator={validator}
    noHtml5Validate
    focusOnFirstError
    showErrorList={false}
    onError={() => {}}
  />,
)
