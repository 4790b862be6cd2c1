import { createContext } from 'react'
import { toPointer } from '@/contract/json/json-pointer'
import { useRequiredContext } from '@/site/lib/use-required-context'
import { valueAt, type Choice, type Edit, type FieldProblem, type Json, type Layer } from '@/tools/studio/form-model'

type Path = readonly (string | number)[]

/** The state that the fields of a form share. */
export interface SchemaFormParts {
  readonly layers: readonly Layer[]
  readonly problems: readonly FieldProblem[]
  /** What is told of the values at the topmost keys, in place of what the schema says of all of them. */
  readonly notes: Readonly<Record<string, string>>
  /** Possible values of references, by kind. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** Pointers of the expanded groups. */
  readonly open: ReadonlySet<string>
  readonly fold: (pointer: string, isOpen: boolean) => void
  /** Search text that a shown field must contain, in lower case. */
  readonly filter: string
  /** The value that was searched: a field that was found stays visible while it is edited. */
  readonly searched: Json
  readonly edit: (...edits: readonly Edit[]) => void
  /** Sets one place: RJSF calls it when a field has a new value. */
  readonly change: (value: unknown, path: Path) => void
  /** Opens another place: the text of a text key. */
  readonly onText: (key: string) => void
}

export const SchemaFormContext = createContext<SchemaFormParts | undefined>(undefined)

export function useSchemaForm(): SchemaFormParts {
  return useRequiredContext(SchemaFormContext, 'SchemaForm')
}

/** The provenance of a value: the file being edited, a layer below it, or a schema default. */
export function layerOf(layers: readonly Layer[], path: Path): Layer | undefined {
  return layers.find(({ value }) => valueAt(value, path) !== undefined)
}

/** Whether the file being edited sets anything here. */
export function isOwn(layers: readonly Layer[], path: Path): boolean {
  return layers.some((layer) => layer.isOwn && valueAt(layer.value, path) !== undefined)
}

/** The problems that `check` reports at a place and, with `isWhole`, within it. */
export function useProblems(path: Path, isWhole = false): readonly FieldProblem[] {
  const pointer = toPointer(path)
  return useSchemaForm().problems.filter(
    (problem) => problem.pointer === pointer || (isWhole && problem.pointer.startsWith(`${pointer}/`)),
  )
}

/** Whether a field matches the search text in its path, its description or its value. */
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
