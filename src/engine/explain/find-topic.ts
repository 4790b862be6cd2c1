import { allChecks } from '@/engine/checks/all-checks'
import { followedInWords, followPath, keysOfPath } from '@/engine/names/follow-path'
import type { SchemaNode } from '@/engine/schema/schema-node'
import { suggest } from '@/engine/names/suggest'
import { explainCheck } from './explain-check'
import { describe, explainKey } from './explain-key'
import { actionNodes, blockNodes, dialogNodes, explainAction, explainPart, panelNodes } from './explain-part'
import type { Example, Explanation } from './explanation'
import { filesStop, topicsStop } from './key-place'
import { keyNames, keysCalled, type NamedKey } from './named-keys'
import { typeWords } from './type-words'

/** Finds a value that a merchant gives to a key. */
export type ExampleFinder = (path: readonly string[]) => Example | undefined

/** Finds what is known of a text; undefined where no text has this key. */
export type TextFinder = (key: string) => Explanation['facts'] | undefined

/**
 * Explains a check, a component, an action, a path, or a key by its bare name; otherwise returns what was probably
 * meant.
 */
export function findTopic(
  asked: string,
  exampleFor: ExampleFinder,
  textFor: TextFinder = () => undefined,
): { found: Explanation } | { problem: string } {
  const named = namedTopic(asked)
  if (named !== undefined) return { found: named }
  const followed = followPath(topicsStop(partNodes()), keysOfPath(asked))
  if ('wrong' in followed) {
    const [place, ...others] = [...keysCalled(asked), ...placesInFiles(asked)]
    if (place === undefined && textFor(asked) !== undefined)
      return findTopic(`locales.<language>["${asked}"]`, exampleFor, textFor)
    if (place === undefined) return { problem: notFound(asked, followed) }
    return others.length === 0 ? findTopic(place.path, exampleFor) : { found: severalPlaces(asked, [place, ...others]) }
  }
  const { found, path } = followed
  if (found === undefined)
    return { problem: 'which key? For texts: locales.<language>.<text key>, as in locales.EN.nav.home' }
  const explained = explainKey(path.join('.'), found, exampleFor(path))
  const [file, , key] = path
  const known = file === 'locales' && key !== undefined ? (textFor(key) ?? []) : []
  return { found: { ...explained, facts: [...known, ...explained.facts] } }
}

/** Resolves a path that was written without its file. */
function placesInFiles(asked: string): NamedKey[] {
  const keys = keysOfPath(asked)
  if (keys.length === 1) return []
  return [...filesStop().keys()].flatMap((file) => {
    const followed = followPath(filesStop(), [file, ...keys])
    if ('wrong' in followed) return []
    const [node] = followed.found?.nodes ?? []
    return node === undefined ? [] : [{ path: followed.path.join('.'), node }]
  })
}

/** A key that occurs in several places, each of which can be explained by its path. */
function severalPlaces(name: string, places: readonly NamedKey[]): Explanation {
  const entries = places.map(({ path, node }) => ({ name: path, note: typeWords(node), meaning: describe(node) }))
  const meaning = 'A key of several places. Ask for one of them to have its values, its default and an example.'
  return { kind: 'key', name, meaning, facts: [], entries, examples: [] }
}

function namedTopic(asked: string): Explanation | undefined {
  const check = allChecks.find(({ code }) => code === asked)
  if (check !== undefined) return explainCheck(check)
  const block = blockNodes().get(asked)
  if (block !== undefined) return explainPart('block', asked, block)
  const dialog = dialogNodes().get(asked)
  if (dialog !== undefined) return explainPart('dialog', asked, dialog)
  const panel = panelNodes().get(asked)
  if (panel !== undefined) return explainPart('panel', asked, panel)
  const action = actionNodes().get(asked)
  return action === undefined ? undefined : explainAction(asked, action)
}

function notFound(asked: string, followed: Parameters<typeof followedInWords>[0]): string {
  const isPath = /[./]/.test(asked) && (followed.wrong[0]?.after.length ?? 0) > 0
  if (isPath) return followedInWords(followed, 'a merchant')
  const names = [...topicNames(), ...filesStop().keys(), ...keyNames()]
  const [best, ...others] = suggest(asked, names).map((name) => `"${name}"`)
  if (best !== undefined) return `nothing is called "${asked}": did you mean ${[best, ...others].join(' or ')}?`
  return `nothing is called "${asked}"; "explain" alone lists what there is to explain`
}

function partNodes(): ReadonlyMap<string, SchemaNode> {
  return new Map([...blockNodes(), ...dialogNodes(), ...panelNodes()])
}

function topicNames(): string[] {
  const { blocks, dialogs, panels, actions, checks } = topics()
  return [...blocks, ...dialogs, ...panels, ...actions, ...checks].map(({ name }) => name)
}

interface Topic {
  readonly name: string
  readonly meaning: string
}

/** Everything that can be explained by name. */
export function topics(): Record<'files' | 'blocks' | 'dialogs' | 'panels' | 'actions' | 'checks', Topic[]> {
  const files = [...filesStop().keys()].map((name) => ({ name, meaning: meaningOfFile(name) }))
  const explained = (all: readonly Explanation[]): Topic[] => all.map(({ name, meaning }) => ({ name, meaning }))
  return {
    files,
    blocks: explained([...blockNodes()].map(([name, node]) => explainPart('block', name, node))),
    dialogs: explained([...dialogNodes()].map(([name, node]) => explainPart('dialog', name, node))),
    panels: explained([...panelNodes()].map(([name, node]) => explainPart('panel', name, node))),
    actions: explained([...actionNodes()].map(([name, node]) => explainAction(name, node))),
    checks: allChecks.map(({ code, docs }) => ({ name: code, meaning: docs.what })),
  }
}

function meaningOfFile(name: string): string {
  const followed = followPath(filesStop(), name === 'locales' ? ['locales', '<language>'] : [name])
  if ('wrong' in followed || followed.found === undefined) return ''
  return explainKey(name, followed.found, undefined).meaning
}
