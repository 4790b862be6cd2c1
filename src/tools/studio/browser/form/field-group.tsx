import type { ReactNode } from 'react'
import { Hint, Line, Stack } from './control-styles'
import { Fold, FoldName } from './fold-styles'
import { toPointer } from '@/contract/json/json-pointer'
import { textOf, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { OriginMark, OriginTools } from './origin-mark'
import { ProblemList } from './problem-list'
import { useProblems, useSchemaForm } from './schema-form-context'
import { labelOf } from './schema-words'

interface FieldGroupProps {
  readonly path: readonly (string | number)[]
  readonly schema: FieldSchema
  readonly isOptional: boolean
  readonly description: string | undefined
  readonly value: Json | undefined
  readonly children: ReactNode
}

/** Fields that belong together. Collapsed, they are not rendered: a file may have hundreds. */
export function FieldGroup({ path, schema, isOptional, description, value, children }: FieldGroupProps) {
  const { open, fold, filter, problems } = useSchemaForm()
  const pointer = toPointer(path)
  const own = useProblems(path)
  const inside = problems.filter((each) => each.pointer.startsWith(`${pointer}/`) || each.pointer === pointer).length
  const isOpen = filter !== '' || open.has(pointer)
  return (
    <Fold data-pointer={pointer} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault()
          fold(pointer, !isOpen)
        }}
      >
        <FoldName>{labelOf(path)}</FoldName>
        <OriginMark path={path} />
        <Hint as="span">{summaryOf(value)}</Hint>
        {inside > 0 && <Hint as="strong">{inside === 1 ? '1 problem' : `${inside} problems`}</Hint>}
      </summary>
      {isOpen && (
        <div>
          <Stack>
            {description !== undefined && <Hint>{description}</Hint>}
            <ProblemList id={`${pointer}-problems`} problems={own} path={path} />
            <Line>
              <OriginTools path={path} schema={schema} isOptional={isOptional} />
            </Line>
            {children}
          </Stack>
        </div>
      )}
    </Fold>
  )
}

/** A short summary of a collapsed group. */
function summaryOf(value: Json | undefined): string {
  if (value === undefined) return 'not set'
  if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item !== 'object').map(textOf)
    return words.length === value.length ? shorten(words.join(', ')) : `${value.length}`
  }
  if (typeof value !== 'object' || value === null) return ''
  const told = ['block', 'action', 'dialog', 'to', 'path', 'label', 'title', 'src'].flatMap((key) => {
    const word = value[key]
    return typeof word === 'string' ? [word] : []
  })
  return shorten(told.join(' · '))
}

function shorten(text: string): string {
  return text.length > 48 ? `${text.slice(0, 47)}…` : text
}
