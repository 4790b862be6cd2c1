import { createContext } from 'react'
import { toPointer } from '@/contract/json/json-pointer'
import { useProvided } from '@/site/lib/use-provided'
import { valueAt, type Choice, type Edit, type FieldProblem, type Json, type Layer } from '@/tools/studio/form-model'

type Path = readonly (string | number)[]

/** What the fields of one form share. */
export interface SchemaFormParts {
  readonly layers: readonly Layer[]
  readonly problems: readonly FieldProblem[]
  /** What references may name, by their kind. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** Pointers of the groups that are unfolded. */
  readonly open: ReadonlySet<string>
  readonly fold: (pointer: string, isOpen: boolean) => void
  /** Words that a shown field must hold, in lower case. */
  readonly filter: string
  /** The value in which they were looked for: a field that was found stays while it is edited. */
  readonly searched: Json
  readonly edit: (...edits: readonly Edit[]) => void
  /** Sets one place: what RJSF calls when a field has a new value. */
  readonly change: (value: unknown, path: Path) => void
  /** Shows another place: the text of a text key. */
  readonly onText: (key: string) => void
}

export const SchemaFormContext = createContext<SchemaFormParts | undefined>(undefined)

export function useSchemaForm(): SchemaFormParts {
  return useProvided(SchemaFormContext, 'SchemaForm')
}

/** Who wrote a value: the file being edited, a layer below it, or the schema by its default. */
export function layerOf(layers: readonly Layer[], path: Path): Layer | undefined {
  return layers.find(({ value }) => valueAt(value, path) !== undefined)
}

/** Whether the file being edited says anything here. */
export function isOwn(layers: readonly Layer[], path: Path): boolean {
  return layers.some((layer) => layer.isOwn && valueAt(layer.value, path) !== undefined)
}

/** What `check` says of a place, and of what lies within it where that is not shown by itself. */
export function useProblems(path: Path, isWhole = false): readonly FieldProblem[] {
  const pointer = toPointer(path)
  return useSchemaForm().problems.filter(
    (problem) => problem.pointer === pointer || (isWhole && problem.pointer.startsWith(`${pointer}/`)),
  )
}

/** Whether a field has the words that are looked for: in its path, its description or its value. */
export function isFound(filter: string, path: Path, description: string | undefined, value: Json | undefined): boolean {
  if (filter === '') return true
  const has = (text: string) => text.toLowerCase().includes(filter)
  return path.some((key) => has(String(key))) || has(description ?? '') || holds(value, has)
}

function holds(value: Json | undefined, has: (text: string) => boolean): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, inner]) => has(key) || holds(inner, has))
  return value !== undefined && has(String(value))
}
