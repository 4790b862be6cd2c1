import { isOwnBlock } from '@/engine/schema/part-path'
import type { TextModule } from './text-modules'

/** A text that more components than this need is shared, because otherwise each would bring a copy. */
const mostParts = 4

/** A component with fewer texts than this has no file of its own: the request would be larger than the texts. */
const fewestTexts = 8

export interface TextParts {
  /** Texts that load with a component, by the name under which its code is loaded. All others are shared. */
  readonly partTexts: Readonly<Record<string, readonly string[]>>
  /** Texts that the frame of every page may show by itself. */
  readonly frameShows: readonly string[]
  /** Texts that a block may show by itself. */
  readonly blockShows: Readonly<Record<string, readonly string[]>>
  /** Texts that a merchant's own block may need, by its name: they load with the merchant's texts. */
  readonly ownBlockTexts: Readonly<Record<string, readonly string[]>>
}

interface Sources {
  readonly modules: ReadonlyMap<string, TextModule>
  readonly entry: string
  /** Every text key of the template. */
  readonly keys: readonly string[]
  /** Text keys that merchants have for their own blocks. */
  readonly ownKeys: readonly string[]
  /** Blocks of the shell around every page. */
  readonly shell: readonly string[]
  readonly blocks: readonly string[]
  /** By frame, the components that are only shown within a frame with code of its own: the panels of a centre. */
  readonly framed: Readonly<Record<string, readonly string[]>>
  /** Strings in the template's JSON and in the schemas' defaults, which any component may receive. */
  readonly named: ReadonlySet<string>
}

/**
 * Determines from the code which component needs which texts. Merchants' own blocks do not affect how the template's
 * texts are divided, so a further block leaves the files of other merchants unchanged.
 */
export function textParts({ modules, entry, keys, ownKeys, shell, blocks, framed, named }: Sources): TextParts {
  const catalogue = new Catalogue(keys)
  const withOwn = new Catalogue([...keys, ...ownKeys])
  const roots = chunkRoots(modules)
  const says = (paths: readonly string[], kind: 'words' | 'shown', of = catalogue) =>
    of.keysOf(reached(modules, paths).flatMap((path) => modules.get(path)?.[kind] ?? []))
  const saysOfBlock = (name: string, kind: 'words' | 'shown') =>
    says(roots.get(name) ?? [], kind, isOwnBlock(name) ? withOwn : catalogue)
  const frame = [entry, ...shell.flatMap((block) => roots.get(block) ?? [])]
  const shared = new Set([...says(frame, 'words'), ...named])
  const needed = [...roots]
    .filter(([name]) => !shell.includes(name) && !isOwnBlock(name))
    .map(([name, paths]) => [name, says(paths, 'words').filter((key) => !shared.has(key))] as const)
  const own = Object.entries(framed).reduce(withFrame, needed)
  const counts = new Map(timesOf(own.flatMap(([, texts]) => texts)))
  const seldom = own.map(([name, texts]) => [name, texts.filter((key) => (counts.get(key) ?? 0) <= mostParts)] as const)
  const parts = withoutSmall(seldom)
  return {
    partTexts: Object.fromEntries(parts.sort(byName)),
    frameShows: says([entry], 'shown'),
    blockShows: Object.fromEntries(blocks.map((name) => [name, saysOfBlock(name, 'shown')])),
    ownBlockTexts: Object.fromEntries(blocks.filter(isOwnBlock).map((name) => [name, saysOfBlock(name, 'words')])),
  }
}

type Part = readonly [name: string, texts: readonly string[]]

/** Texts that many components within a frame need load with the frame, whose code is loaded before theirs. */
function withFrame(parts: readonly Part[], [frame, within]: readonly [string, readonly string[]]): readonly Part[] {
  const inside = parts.filter(([name]) => within.includes(name))
  const all = inside.flatMap(([, texts]) => texts)
  const often = new Set(timesOf(all).flatMap(([key, times]) => (times > mostParts ? [key] : [])))
  return parts.map(([name, texts]) => {
    if (name === frame) return [name, [...new Set([...texts, ...often])].sort()]
    return within.includes(name) ? [name, texts.filter((key) => !often.has(key))] : [name, texts]
  })
}

function timesOf(keys: readonly string[]): [key: string, times: number][] {
  const times = new Map<string, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return [...times]
}

/**
 * The components with a text file of their own. The texts of the others become shared, and are removed from every
 * component's file.
 */
function withoutSmall(parts: readonly Part[]): Part[] {
  const small = parts.filter(([, texts]) => texts.length < fewestTexts)
  if (small.length === 0) return [...parts]
  const shared = new Set(small.flatMap(([, texts]) => texts))
  const others = parts.filter((part) => !small.includes(part))
  return withoutSmall(others.map(([name, texts]) => [name, texts.filter((key) => !shared.has(key))]))
}

/** The modules that each name loads. Two with the same name bring the texts of both. */
function chunkRoots(modules: Sources['modules']): Map<string, string[]> {
  const roots = new Map<string, string[]>()
  for (const { chunks } of modules.values())
    for (const { name, path } of chunks) roots.set(name, [...(roots.get(name) ?? []), path])
  return roots
}

/** The modules and everything that loads with them. */
function reached(modules: Sources['modules'], paths: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...(modules.get(path)?.imports ?? []))
  }
  return [...found]
}

/** The text keys, and a lookup from strings in the code to keys. */
class Catalogue {
  readonly #keys: ReadonlySet<string>
  readonly #known = new Map<string, readonly string[]>()

  constructor(keys: readonly string[]) {
    this.#keys = new Set(keys)
  }

  /** Sorted, without duplicates. */
  keysOf(words: readonly string[]): string[] {
    return [...new Set(words.flatMap((word) => this.#meant(word)))].sort()
  }

  #meant(word: string): readonly string[] {
    if (!word.includes('*')) return this.#keys.has(word) ? [word] : []
    const known = this.#known.get(word) ?? this.#matching(word)
    this.#known.set(word, known)
    return known
  }

  /** A pattern must at least contain the component that its keys belong to. */
  #matching(word: string): string[] {
    if (!/^[a-z][\w-]*\./.test(word)) return []
    const pattern = new RegExp(`^${word.split('*').map(escaped).join('.+')}$`)
    return [...this.#keys].filter((key) => pattern.test(key))
  }
}

function escaped(text: string): string {
  return text.replace(/[^\w-]/g, '\\$&')
}

function byName([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number {
  return a < b ? -1 : 1
}
