import { fromPointer } from '@/contract/json/json-pointer'
import { child, isJsonObject, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { schemeInName } from './scheme-words'
import { laidTogether, TokenFileError, type TokenRoot } from './token-root'

/** Reads a file that another one names, by its path from there. */
export type ReadBeside = (path: string) => JsonValue

/** Whether a file says which files of tokens lie over each other (DTCG 2025.10, Resolver), and is none itself. */
export function isResolver(file: JsonValue): file is JsonObject {
  if (!isJsonObject(file)) return false
  const { resolutionOrder, sets, modifiers } = file
  if (Array.isArray(resolutionOrder) || isDraft(file)) return true
  const parts = [sets, modifiers].flatMap((each) => (isJsonObject(each) ? Object.values(each) : []))
  return parts.length > 0 && parts.every((each) => Array.isArray(child(each, 'sources')) || contextsOf(each).length > 0)
}

/** Drafts before 2025.10 had lists of files. */
function isDraft({ sets, modifiers }: JsonObject): boolean {
  return Array.isArray(sets) && Array.isArray(modifiers)
}

/** The tokens of a resolver document: once for each context of the modifier that has light or dark, else once. */
export function resolverRoots(file: JsonObject, readBeside: ReadBeside): TokenRoot[] {
  const order = file['resolutionOrder']
  if (!Array.isArray(order)) throw new TokenFileError(unordered(file))
  const steps = order.map((each) => stepOf(each, file))
  const scheme = steps.find((step) => contextsOf(step).some((name) => schemeInName(name) !== undefined))
  const reader: Reader = { file, readBeside }
  if (scheme === undefined)
    return [{ name: undefined, file: laidTogether(steps.flatMap((step) => filesOf(step, undefined, reader))) }]
  const contexts = contextsOf(scheme)
  return contexts.map((context, at) => {
    const files = steps.flatMap((step) => filesOf(step, step === scheme ? context : undefined, reader))
    const isAside = contexts.slice(0, at).some((other) => schemeInName(other) === schemeInName(context))
    return { name: context.replaceAll('.', '-'), file: laidTogether(files), ...(isAside && { isAside: true as const }) }
  })
}

function unordered(file: JsonObject): string {
  const names = [...JSON.stringify(file).matchAll(/"([^"]+\.json)"/g)].map(([, name]) => name)
  const what = isDraft(file) ? 'it is a resolver document of an older draft' : 'it has no resolutionOrder'
  return `${what}: give the files of tokens that it names, ${[...new Set(names)].join(', ')}`
}

interface Reader {
  readonly file: JsonObject
  readonly readBeside: ReadBeside
}

/** A set or a modifier, which may be written at its place or named. */
function stepOf(written: JsonValue, file: JsonObject): JsonValue {
  const ref = child(written, '$ref')
  return typeof ref === 'string' && ref.startsWith('#/') ? at(file, ref.slice(1), ref) : written
}

function contextsOf(step: JsonValue): string[] {
  const contexts = child(step, 'contexts')
  return isJsonObject(contexts) ? Object.keys(contexts) : []
}

/** The tokens of a set, or of a modifier in the context that is asked for, its usual one or its first. */
function filesOf(step: JsonValue, context: string | undefined, reader: Reader, depth = 0): JsonValue[] {
  const usual = child(step, 'default')
  const name = context ?? (typeof usual === 'string' ? usual : contextsOf(step)[0])
  const sources = child(step, 'sources') ?? (name === undefined ? undefined : child(child(step, 'contexts'), name))
  return (Array.isArray(sources) ? sources : []).flatMap((source) => sourceOf(source, reader, depth))
}

function sourceOf(source: JsonValue, reader: Reader, depth: number): JsonValue[] {
  const ref = child(source, '$ref')
  if (typeof ref !== 'string') return [source]
  if (/^[a-z][a-z+.-]+:/i.test(ref))
    throw new TokenFileError(`it names ${ref}, which is not fetched: give the files of tokens themselves`)
  const [path = '', pointer = ''] = ref.split('#')
  if (path !== '') return [at(reader.readBeside(decodeURI(path)), pointer, ref)]
  if (depth > deepest) throw new TokenFileError(`${ref} leads back to itself`)
  return filesOf(at(reader.file, pointer, ref), undefined, reader, depth + 1)
}

function at(file: JsonValue, pointer: string, ref: string): JsonValue {
  const found = pointer === '' ? file : valueAt(file, fromPointer(pointer))
  if (found === undefined) throw new TokenFileError(`there is nothing at ${ref}`)
  return found
}

/** Sets may name sets; more than these lead round. */
const deepest = 20
