import { circumstancesOf, conditionWords, everybody, fixedBy, holdsIn, type Viewer } from '@/engine/condition-states'
import type { ConfigFile } from '@/engine/config-files'
import type { Draft } from '@/engine/draft'
import { filesWith } from '@/engine/files-with'
import { child, isJsonObject, keysOf, quote, valueAt, type JsonValue, type Path } from '@/lib/json-value'
import type { MerchantCheck } from './merchant-check'

const side = (when: string): string => `{ "side": { "items": { "help": { "when": ${when} } } } }`

export const conditionImpossible: MerchantCheck = {
  code: 'condition-impossible',
  severity: 'error',
  docs: {
    what: 'A condition can never hold: it asks for a guest who is a member, for a flag that is on and off, or for a guest where only those who are signed in come.',
    why: 'What stands under it is never shown.',
    bad: { 'menus.json': side('{ "all": [{ "session": "guest" }, { "session": "member" }] }') },
    good: { 'menus.json': side('{ "any": [{ "session": "guest" }, { "session": "member" }] }') },
  },
  inspect(draft) {
    const fixed = fixedBy(draft)
    return writtenConditions(draft).flatMap(({ file, path, when }) => {
      const viewers = viewersAt(draft, file, path)
      const all = circumstancesOf([when], viewers, fixed)
      if (all === undefined || all.some((now) => holdsIn(when, now))) return []
      const couldHold = viewers.length < everybody.length && holdsForSomebody(when)
      return [
        {
          file,
          path,
          spot: 'value' as const,
          message: couldHold
            ? `never holds here: ${whoComes(viewers)}`
            : 'never holds: what it asks for excludes itself',
          expected: 'a condition that can hold',
          received: quote(when),
        },
      ]
    })
  },
}

const conditioned = filesWith(['when'])

interface Written {
  readonly file: ConfigFile
  readonly path: Path
  /** As it is merged. */
  readonly when: JsonValue
}

/** Conditions that the merchant's own files write, in whole or in part: those of a template are judged there. */
function writtenConditions({ chain, config }: Draft): Written[] {
  return conditioned.flatMap((file) => {
    const found: Written[] = []
    const visit = (own: JsonValue | undefined, merged: JsonValue | undefined, path: Path): void => {
      if (!isJsonObject(own) || merged === undefined) return
      for (const key of keysOf(own)) {
        const inner = child(merged, key)
        if (key === 'when' && isCondition(inner)) found.push({ file, path: [...path, key], when: inner })
        else if (isJsonObject(own[key])) visit(own[key], inner, [...path, key])
      }
    }
    visit(chain[0]?.files.get(file)?.value, config[file], [])
    return found
  })
}

const wordsOf: Readonly<Record<string, readonly string[]>> = conditionWords
const keys = new Set(['feature', 'session', 'promotion', 'category', 'contract', 'wallet', 'all', 'any', 'not'])

/** What is no whole condition is the schema's matter. */
function isCondition(value: JsonValue | undefined): value is JsonValue {
  const [key = '', ...others] = keysOf(value)
  if (others.length > 0 || !keys.has(key)) return false
  const inner = child(value, key)
  if (key === 'not') return isCondition(inner)
  if (key === 'all' || key === 'any') return Array.isArray(inner) && inner.length > 0 && inner.every(isCondition)
  const words = wordsOf[key]
  return typeof inner === 'string' && (words === undefined || words.includes(inner))
}

/** Who comes to a place at all: a page may be guarded, and some menus are for people who are signed in. */
function viewersAt({ config }: Draft, file: ConfigFile, path: Path): readonly Viewer[] {
  if (file === 'menus' && path[0] === 'agentCentre') return ['agent']
  if (file === 'menus' && (path[0] === 'account' || path[0] === 'memberCentre')) return ['player', 'agent', 'trial']
  const guard = file === 'routes' && path[0] === 'pages' ? valueAt(config.routes, [...path.slice(0, 2), 'guard']) : ''
  if (guard === 'realAccount') return ['player', 'agent']
  return guard === 'login' ? ['player', 'agent', 'trial'] : everybody
}

function whoComes(viewers: readonly Viewer[]): string {
  if (viewers.length === 1) return 'only agents come here'
  return viewers.includes('trial') ? 'only those who are signed in come here' : 'only real accounts come here'
}

function holdsForSomebody(when: JsonValue): boolean {
  return circumstancesOf([when], everybody, new Map())?.some((now) => holdsIn(when, now)) === true
}
