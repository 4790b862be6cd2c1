import Form from '@rjsf/core'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ArrayField } from './array-field'
import { Stack } from './control-styles'
import { FieldTemplate } from './field-template'
import { valueAt, withValue, type Edit, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { LeafField } from './leaf-field'
import { noValidator } from './no-validator'
import { ObjectField } from './object-field'
import { SchemaFormContext, type SchemaFormParts } from './schema-form-context'
import { withoutCycleMark } from './schema-resolver'
import { useTarget } from './use-target'

interface SchemaFormProps extends Pick<
  SchemaFormParts,
  'layers' | 'problems' | 'notes' | 'choices' | 'filter' | 'searched' | 'onText'
> {
  /** A self-contained schema without external references. */
  readonly schema: FieldSchema
  readonly value: Json
  readonly onEdit: (edits: readonly Edit[]) => void
  /** A place to expand, scroll to and focus; a new object for each request. */
  readonly target?: { readonly pointer: string } | undefined
  /** Called with the place that has the focus. */
  readonly onPlace: (pointer: string) => void
}

const nothing = () => null

const fields = {
  ObjectField,
  ArrayField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
  // ObjectField shows the whole union.
  OneOfField: nothing,
  CyclicSchemaField,
}

const templates = { FieldTemplate, ButtonTemplates: { SubmitButton: nothing } }

/** A form for any value that a schema of the merchants describes. Every change is an edit of one place. */
export function SchemaForm({ schema, value, onEdit, target, onPlace, ...given }: SchemaFormProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const root = useRef<HTMLDivElement>(null)
  const { layers, problems, notes, choices, filter, searched, onText } = given
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  const edit = useCallback<SchemaFormParts['edit']>(
    (...edits) => onEdit(edits.map((each) => wholeLists(latest.current, each))),
    [onEdit],
  )
  const fold = useCallback((pointer: string, isOpen: boolean) => {
    setOpen((before) => new Set(isOpen ? [...before, pointer] : [...before].filter((each) => each !== pointer)))
  }, [])
  const change = useCallback<SchemaFormParts['change']>(
    (next, path) => edit({ kind: 'set', path: path.map(String), value: next as Json }),
    [edit],
  )
  const parts = useMemo<SchemaFormParts>(
    () => ({ layers, problems, notes, choices, open, fold, filter, searched, edit, change, onText }),
    [layers, problems, notes, choices, open, fold, filter, searched, edit, change, onText],
  )
  const unfold = useCallback((pointers: readonly string[]) => {
    setOpen((before) => new Set([...before, ...pointers]))
  }, [])
  useTarget(target, root, open, unfold)

  return (
    <SchemaFormContext value={parts}>
      <Stack
        ref={root}
        onFocus={({ target: focused }) => {
          const place = focused.closest<HTMLElement>('[data-pointer]')?.dataset['pointer']
          if (place !== undefined) onPlace(place)
        }}
      >
        <Form
          tagName="div"
          schema={schema as RJSFSchema}
          formData={value}
          validator={noValidator}
          fields={fields}
          templates={templates}
          idSeparator="~"
          showErrorList={false}
          experimental_defaultFormStateBehavior={{
            emptyObjectFields: 'skipDefaults',
            arrayMinItems: { populate: 'never' },
            constAsDefaults: 'never',
            allOf: 'skipDefaults',
          }}
        >
          <></>
        </Form>
      </Stack>
    </SchemaFormContext>
  )
}

/** A list is written as a whole: an edit within one becomes an edit of the list. */
function wholeLists(value: Json, edit: Edit): Edit {
  const list = edit.path.findIndex((_, depth) => Array.isArray(valueAt(value, edit.path.slice(0, depth))))
  if (list < 0 || edit.kind === 'reset') return edit
  const path = edit.path.slice(0, list)
  const inner = withValue(valueAt(value, path), edit.path.slice(list), edit.kind === 'set' ? edit.value : undefined)
  return { kind: 'set', path, value: inner }
}

/** A recursive schema: a condition within a condition. */
function CyclicSchemaField(props: FieldProps) {
  const { SchemaField } = props.registry.fields
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField')
  return <SchemaField {...props} schema={withoutCycleMark(props.schema as FieldSchema) as RJSFSchema} />
}
