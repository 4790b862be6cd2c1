import { child, isJsonObject, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { Draft } from '@/engine/merge/draft'
import { pagesOfDocuments } from '@/engine/legal/pages-of-documents'
import { dutyWords, isKeyDuty, packOf, type KeyDuty, type ReachDuty } from '@/engine/packs/packs'
import { leadsToLimits } from '@/engine/checks/menus/limits-unoffered'

const site = (play: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "allowedHosts": ["help.test", "register.test"], "licence": { "number": "1", "regulator": "Authority", "address": "https://register.test/1" }, "responsiblePlay": { "pack": "ukgc", "links": { "items": { "help": { "label": "nav.help", "action": { "action": "external", "href": "https://help.test/" } } }, "order": ["help"] }${play} } }`
const menus =
  '{ "account": { "items": { "limits": { "label": "nav.home", "action": { "action": "memberCentre", "panel": "limits" } } }, "order": ["home", "help", "limits"] } }'

export const responsiblePlayDuty: MerchantCheck = {
  code: 'responsible-play-duty',
  severity: 'warning',
  docs: {
    what: 'The brand breaks a duty of the rules that responsiblePlay.pack names: by a value of its own, or because players cannot find their limits, help or the licence.',
    why: 'The authority that grants the licence asks for it. What the sources say stands in src/engine/packs with its section and date; whether it binds this brand, its lawyer says.',
    bad: { 'site.json': site(', "raiseAfterHours": 12'), 'menus.json': menus },
    good: { 'site.json': site(', "raiseAfterHours": 48'), 'menus.json': menus },
  },
  inspect(draft) {
    const play = child(draft.config.site, 'responsiblePlay')
    const pack = packOf(child(play, 'pack'))
    // A template offers what its brands may still change.
    if (pack === undefined || draft.isTemplate || !draft.isComplete) return []
    return pack.duties.flatMap((duty) => (isKeyDuty(duty) ? ofKey(duty, play) : ofReach(duty, draft)))
  },
}

function ofKey(duty: KeyDuty, play: JsonValue | undefined): FileFinding[] {
  const value = child(play, duty.key)
  const expected = value === undefined ? undefined : brokenBound(duty, value)
  if (expected === undefined) return []
  const received = JSON.stringify(value)
  const message = `${duty.key} is ${received}, ${expected} is asked for: ${dutyWords(duty)}`
  return [
    { file: 'site', path: ['responsiblePlay', duty.key], spot: 'value', message, expected, received, about: duty.key },
  ]
}

/** What is asked for in place of a value; undefined where it will do. */
function brokenBound({ is, least, most, has = [], hasOneOf }: KeyDuty, value: JsonValue): string | undefined {
  if (is !== undefined && value !== is) return String(is)
  if (typeof value === 'number' && least !== undefined && value < least) return `at least ${least}`
  if (typeof value === 'number' && most !== undefined && value > most) return `at most ${most}`
  if (!Array.isArray(value)) return undefined
  const lacking = has.filter((each) => !value.includes(each))
  if (lacking.length > 0) return `also ${lacking.map((each) => JSON.stringify(each)).join(', ')}`
  return hasOneOf?.some((each) => value.includes(each)) === false ? `one of ${hasOneOf.join(', ')}` : undefined
}

const wayTo: Readonly<Record<ReachDuty['reach'], string>> = {
  help: 'a link in responsiblePlay.links, or a page with a document of the folder legal that a footer leads to',
  limits: 'an entry of a menu, or of responsiblePlay.links, that opens the panel limits',
  licence: '"licence" in site.json',
  seal: '"seal": a picture of it, as the authority gives it out',
}

function ofReach(duty: ReachDuty, draft: Draft): FileFinding[] {
  if (isReached(duty.reach, draft)) return []
  const { reach } = duty
  const message = `players do not find ${reach === 'help' ? 'help' : `the ${reach}`}: ${dutyWords(duty)}`
  // What the licence lacks is told there.
  const place =
    reach === 'seal'
      ? ({ path: ['licence'], spot: 'object', received: 'a licence without one' } as const)
      : ({ path: ['responsiblePlay', 'pack'], spot: 'value', received: 'nothing that leads there' } as const)
  return [{ file: 'site', ...place, message, expected: wayTo[reach], about: reach }]
}

function isReached(reach: ReachDuty['reach'], { config }: Draft): boolean {
  const licence = child(config.site, 'licence')
  if (reach === 'licence') return isJsonObject(licence)
  // Without a licence, that is what is told.
  if (reach === 'seal') return !isJsonObject(licence) || child(licence, 'seal') !== undefined
  if (reach === 'limits')
    return [child(config.site, 'responsiblePlay'), config.menus, config.routes].some((each) =>
      leadsToLimits(each, [], []),
    )
  const links = valueAt(config.site, ['responsiblePlay', 'links', 'order'])
  return (Array.isArray(links) && links.length > 0) || footerLeadsToHelp(config)
}

/** Whether the footer leads to a page that shows a legal document on responsible play. */
function footerLeadsToHelp({ menus, routes }: Draft['config']): boolean {
  const order = valueAt(menus, ['footer', 'order'])
  const named = Array.isArray(order) ? order.filter((name) => typeof name === 'string') : []
  const targets = named.map((name) => valueAt(menus, ['footer', 'items', name, 'action', 'to']))
  return [...pagesOfDocuments(routes)].some(([name, path]) => name.includes('responsib') && targets.includes(path))
}
