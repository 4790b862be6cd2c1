import { ChildField } from './child-field'
import { Line, SmallButton, Stack } from './control-styles'
import { isMap, valueAt, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { initialValue } from './initial-value'
import { ProblemText } from './mark-styles'
import type { ObjectBodyProps } from './object-body'
import { useSchemaForm } from './schema-form-context'
import { isAsked, isBare, isGroup } from './schema-kind'
import { resolverOf } from './schema-resolver'
import { labelOf } from './schema-words'

/** The keys that a schema names, one below the other; unset ones are hidden behind a button. */
export function PlainProperties({ field, schema, hidden }: ObjectBodyProps) {
  const { edit } = useSchemaForm()
  const resolve = resolverOf(field)
  const { path } = field.fieldPathId
  const value = field.formData as Json | undefined
  const asked = Object.entries(schema.properties ?? {})
    .map(([key, inner]) => ({ key, inner: resolve(inner), written: inner, value: valueAt(value, [key]) }))
    .filter(({ key, inner }) => isAsked(key, inner) && !hidden.includes(key))
  const isWaiting = ({ inner, value: held }: (typeof asked)[number]) =>
    held === undefined && (isGroup(inner) || isBare(inner) || inner.oneOf !== undefined)
  return (
    <Stack>
      {asked
        .filter((each) => !isWaiting(each))
        .map(({ key, written, value: held }) => (
          <ChildField
            key={key}
            of={field}
            name={key}
            schema={written}
            value={held}
            isOptional={!schema.required?.includes(key)}
          />
        ))}
      <UnknownKeys schema={schema} value={value} path={path} hidden={hidden} />
      {asked.some(isWaiting) && (
        <Line>
          {asked.filter(isWaiting).map(({ key, inner }) => (
            <SmallButton
              key={key}
              type="button"
              title={inner.description}
              onClick={() =>
                edit({ kind: 'set', path: [...path, key].map(String), value: initialValue(inner, resolve) })
              }
            >
              Add {labelOf([key]).toLowerCase()}
            </SmallButton>
          ))}
        </Line>
      )}
    </Stack>
  )
}

interface UnknownKeysProps {
  readonly schema: FieldSchema
  readonly value: Json | undefined
  readonly path: readonly (string | number)[]
  readonly hidden: readonly string[]
}

/** Keys of the value that the schema does not know: a mistake, which can be removed here. */
function UnknownKeys({ schema, value, path, hidden }: UnknownKeysProps) {
  const { edit } = useSchemaForm()
  if (!isMap(value) || schema.additionalProperties !== false) return null
  const unknown = Object.keys(value).filter((key) => schema.properties?.[key] === undefined && !hidden.includes(key))
  return unknown.map((key) => (
    <Line key={key}>
      <ProblemText $severity="error">Nothing reads the key “{key}”.</ProblemText>
      <SmallButton type="button" onClick={() => edit({ kind: 'remove', path: [...path, key].map(String) })}>
        Remove {key}
      </SmallButton>
    </Line>
  ))
}
