import {
  circumstancesOf,
  conditionWords,
  everybody,
  fixedBy,
  fixedIn,
  holdsIn,
  suppliedBy,
  type Fixed,
  type Viewer,
} from './condition-states'
import type { ConfigFile } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { filesWith } from '@/engine/schema/files-with-keys'
import { child, isJsonObject, keysOf, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const side = (when: string): string => `{ "side": { "items": { "help": { "when": ${when} } } } }`

export const conditionImpossible: MerchantCheck = {
  code: 'condition-impossible',
  severity: 'error',
  docs: {
    what: 'A condition can never hold: it asks for a guest who is a member, for a flag that is on and off, for a guest where only those who are signed in come, or for what the brand has not: agents, a flag that is locked, games of a kind that none of its vendors has.',
    why: 'What stands under it is never shown.',
    bad: { 'menus.json': side('{ "all": [{ "session": "guest" }, { "session": "member" }] }') },
    good: { 'menus.json': side('{ "any": [{ "session": "guest" }, { "session": "member" }] }') },
  },
  inspect(draft) {
    const written = writtenConditions(draft)
    if (written.length === 0) return []
    const fixed = new Map([...fixedBy(draft), ...suppliedBy(draft)])
    const there = viewersOf(draft)
    return written.flatMap(({ file, path, when }) => {
      const viewers = viewersAt(draft, file, path)
      const present = viewers.filter((each) => there.includes(each))
      if (canHold(when, present, fixed) !== false) return []
      return [
        {
          file,
          path,
          spot: 'value' as const,
          message: reason(when, viewers, present, fixed),
          expected: 'a condition that can hold',
          received: quote(when),
        },
      ]
    })
  },
}

/** Whether the condition can hold; undefined when that would take too long to compute. */
function canHold(when: JsonValue, viewers: readonly Viewer[], fixed: Fixed): boolean | undefined {
  return circumstancesOf([when], viewers, fixed)?.some((now) => holdsIn(when, now))
}

/** Which of the possible reasons prevents the condition from holding. */
function reason(when: JsonValue, viewers: readonly Viewer[], present: readonly Viewer[], fixed: Fixed): string {
  if (canHold(when, everybody, new Map()) === false) return 'never holds: what it asks for excludes itself'
  if (canHold(when, viewers, new Map()) === false) return `never holds here: ${whoComes(viewers)}`
  if (canHold(when, present, new Map()) === false) {
    const kind = viewers.find((each) => !present.includes(each))
    return `never holds: nobody is ${kind === 'agent' ? 'an agent' : 'a trial account'}, says "accountTypes" of site.json`
  }
  const said = fixedIn(when, fixed).map(({ key, name, isOn }) =>
    key === 'feature'
      ? `features.json locks ${name} ${isOn ? 'on' : 'off'}`
      : `${isOn ? 'a' : 'no'} vendor that is shown has games of ${name}`,
  )
  return `never holds: ${[...new Set(said)].join(', and ')}`
}

const conditioned = filesWith(['when'])

interface Written {
  readonly file: ConfigFile
  readonly path: Path
  /** The merged condition. */
  readonly when: JsonValue
}

/** Conditions that the merchant's own files write, wholly or partly; a template's are checked with the template. */
function writtenConditions({ chain, config }: Draft): Written[] {
  return conditioned.flatMap((file) => conditionsIn(chain[0]?.files.get(file)?.value, config[file], file))
}

const conditionsIn = memoiseByFile((root, whole, file: ConfigFile): Written[] => {
  const found: Written[] = []
  const path: string[] = []
  const visit = (own: JsonValue | undefined, merged: JsonValue | undefined): void => {
    if (!isJsonObject(own) || merged === undefined) return
    for (const key of Object.keys(own)) {
      const inner = child(merged, key)
      path.push(key)
      if (key === 'when' && isCondition(inner)) found.push({ file, path: [...path], when: inner })
      else visit(own[key], inner)
      path.pop()
    }
  }
  visit(root, whole)
  return found
})

const wordsOf: Readonly<Record<string, readonly string[]>> = conditionWords
const keys = new Set([
  ...['feature', 'session', 'promotion', 'category', 'contract', 'wallet', 'toUpline'],
  ...['all', 'any', 'not'],
])

/** The schema check reports an incomplete condition. */
function isCondition(value: JsonValue | undefined): value is JsonValue {
  const [key = '', ...others] = keysOf(value)
  if (others.length > 0 || !keys.has(key)) return false
  const inner = child(value, key)
  if (key === 'not') return isCondition(inner)
  if (key === 'all' || key === 'any') return Array.isArray(inner) && inner.length > 0 && inner.every(isCondition)
  if (key === 'toUpline') return typeof inner === 'boolean'
  const words = wordsOf[key]
  return typeof inner === 'string' && (words === undefined || words.includes(inner))
}

/**
 * Who can reach a place: a page may be guarded, some menus are for signed-in users only, and some forms for guests
 * only.
 */
function viewersAt({ config }: Draft, file: ConfigFile, path: Path): readonly Viewer[] {
  if (file === 'fields') return path[1] === 'changePassword' ? signedIn : unregistered
  if (file === 'menus' && path[0] === 'agentCentre') return ['agent']
  if (file === 'menus' && (path[0] === 'account' || path[0] === 'memberCentre')) return signedIn
  const guard = file === 'routes' && path[0] === 'pages' ? valueAt(config.routes, [...path.slice(0, 2), 'guard']) : ''
  if (guard === 'realAccount') return ['player', 'agent']
  return guard === 'login' ? signedIn : everybody
}

const signedIn: readonly Viewer[] = ['player', 'agent', 'trial']
const unregistered: readonly Viewer[] = ['guest', 'trial']

/** Which viewers exist: a brand may have no agents and no trial accounts, but a template's brands may have them. */
function viewersOf({ isTemplate, config }: Draft): readonly Viewer[] {
  const isNone = (role: string) => {
    const types = valueAt(config.site, ['accountTypes', role])
    return !isTemplate && Array.isArray(types) && types.length === 0
  }
  return everybody.filter((each) => (each !== 'agent' && each !== 'trial') || !isNone(each))
}

function whoComes(viewers: readonly Viewer[]): string {
  if (viewers === unregistered) return 'who fills in this form is not signed in'
  if (viewers.length === 1) return 'only agents come here'
  return viewers.includes('trial') ? 'only those who are signed in come here' : 'only real accounts come here'
}
