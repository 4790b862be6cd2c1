import type { ComponentType } from 'react'
import { Control, Hint, RowBox, Stack } from './control-styles'
import { isMap, textOf, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { initialValue } from './initial-value'
import type { ObjectBodyProps } from './object-body'
import { PlainProperties } from './plain-properties'
import { useSchemaForm } from './schema-form-context'
import { resolverOf } from './schema-resolver'
import { nameOf } from './schema-words'

interface UnionFieldProps extends ObjectBodyProps {
  /** Shows the chosen branch, which may be a union itself. */
  readonly body: ComponentType<ObjectBodyProps>
}

/**
 * A union with a discriminator: `block`, `action`, `dialog`. A new branch keeps the keys that it shares with the old
 * one.
 */
export function UnionField({ field, schema, hidden, body: Body }: UnionFieldProps) {
  const { edit } = useSchemaForm()
  const resolve = resolverOf(field)
  const { $id, path } = field.fieldPathId
  const tag = schema.discriminator?.propertyName
  if (tag === undefined) return <Hint>This form cannot show what has no kind: edit it in the file.</Hint>
  const value = field.formData as Json | undefined
  const branches = (schema.oneOf ?? []).map(resolve)
  const chosen = branches.find((branch) => tagOf(branch, tag) === (isMap(value) ? value[tag] : undefined))
  const id = `${$id}~${tag}`

  function choose(name: string) {
    const branch = branches.find((each) => tagOf(each, tag ?? '') === name)
    if (branch === undefined) return
    const kept = isMap(value)
      ? Object.entries(value).filter(([key]) => key !== tag && isShared(key, branch, chosen))
      : []
    const next = { ...(initialValue(branch, resolve) as object), ...Object.fromEntries(kept) }
    edit({ kind: 'set', path: path.map(String), value: next })
  }

  return (
    <Stack>
      <RowBox>
        <Hint as="label" htmlFor={id}>
          {nameOf(tag)}
        </Hint>
        <Control
          as="select"
          id={id}
          value={chosen === undefined ? '' : tagOf(chosen, tag)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {chosen === undefined && <option value="">— choose —</option>}
          {branches.map((branch) => (
            <option key={tagOf(branch, tag)} value={tagOf(branch, tag)}>
              {tagOf(branch, tag)}
            </option>
          ))}
        </Control>
        {chosen?.description !== undefined && <Hint>{chosen.description}</Hint>}
      </RowBox>
      {chosen?.oneOf !== undefined ? (
        <Body field={field} schema={chosen} hidden={[...hidden, tag]} />
      ) : (
        chosen && <PlainProperties field={field} schema={chosen} hidden={[...hidden, tag]} />
      )}
    </Stack>
  )
}

function tagOf(branch: FieldSchema, tag: string): string {
  return textOf(branch.properties?.[tag]?.const)
}

/** Whether a key means the same in both branches: true for `when`, but not for the props of another block. */
function isShared(key: string, branch: FieldSchema, before: FieldSchema | undefined): boolean {
  const [next, last] = [branch.properties?.[key], before?.properties?.[key]]
  return next !== undefined && last !== undefined && JSON.stringify(next) === JSON.stringify(last)
}
