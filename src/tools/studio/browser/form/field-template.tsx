import type { FieldTemplateProps } from '@rjsf/utils'
import { Hint, Label, Line, RowBox } from './control-styles'
import { FieldGroup } from './field-group'
import type { FieldSchema, Json } from '@/tools/studio/form-model'
import { toPointer } from '@/contract/json/json-pointer'
import { valueAt } from '@/tools/studio/form-model'
import { OriginMark, OriginTools } from './origin-mark'
import { ProblemList } from './problem-list'
import { isFound, useProblems, useSchemaForm } from './schema-form-context'
import { isBare, isGroup } from './schema-kind'
import { labelOf } from './schema-words'

/** One place of the value: a field with its label, or a collapsible group of fields. */
export function FieldTemplate({
  id,
  fieldPathId,
  schema,
  formData,
  required,
  rawDescription,
  children,
}: FieldTemplateProps) {
  const { filter, searched, notes } = useSchemaForm()
  const { path } = fieldPathId
  const field = schema as FieldSchema
  const problems = useProblems(path, isBare(field))
  const said = rawDescription === '' ? undefined : rawDescription
  const description = path.length === 1 ? (notes[String(path[0])] ?? said) : said
  if (path.length === 0) return children
  if (path.at(-1) === '$value') return children
  if (!isFound(filter, path, description, valueAt(searched, path) ?? (formData as Json | undefined))) return null
  if (isGroup(field))
    return (
      <FieldGroup
        path={path}
        schema={field}
        isOptional={required === false}
        description={description}
        value={formData as Json | undefined}
      >
        {children}
      </FieldGroup>
    )
  return (
    <RowBox data-pointer={toPointer(path)}>
      <Line>
        {isBare(field) ? <Label as="span">{labelOf(path)}</Label> : <Label htmlFor={id}>{labelOf(path)}</Label>}
        <OriginMark path={path} />
        <OriginTools path={path} schema={field} isOptional={required === false} />
      </Line>
      {children}
      {description !== undefined && <Hint id={`${id}-hint`}>{description}</Hint>}
      <ProblemList id={`${id}-problems`} problems={problems} path={path} canTake={field.type === 'string'} />
    </RowBox>
  )
}
