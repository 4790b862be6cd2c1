import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { benchFields } from './bench-fields'
import { offerForm } from './bench-form'

/** Stock RJSF, with its own validator, inputs and templates. */
const fields = benchFields()
const schema: RJSFSchema = {
  type: 'object',
  required: fields.map(({ name }) => name),
  properties: Object.fromEntries(
    fields.map(({ name, label, ...limits }) => [name, { type: 'string', title: label, ...limits }]),
  ),
}

offerForm(
  <Form
    schema={schema}
    validator={validator}
    noHtml5Validate
    focusOnFirstError
    showErrorList={false}
    onError={() => {}}
  />,
)
