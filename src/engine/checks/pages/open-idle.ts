import { child, keysOf, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const help = (more: string): string => `{ ${more} "pages": { "help": { "openToGuests": "all" } } }`

export const openIdle: MerchantCheck = {
  code: 'open-idle',
  severity: 'warning',
  docs: {
    what: 'A page says openToGuests, and that changes nothing: loginFirst is off, the page has a guard of its own, or it has no aliases to open.',
    why: 'openToGuests makes an exception from loginFirst, and from nothing else.',
    bad: { 'routes.json': help('') },
    good: { 'routes.json': help('"loginFirst": true,') },
  },
  inspect({ chain, isTemplate, isComplete, config: { routes } }) {
    // The brands of a template may turn on loginFirst.
    if (isTemplate || !isComplete) return []
    const own = child(chain[0]?.files.get('routes')?.value, 'pages')
    return keysOf(own).flatMap((name) => {
      const page = valueAt(routes, ['pages', name])
      const open = valueAt(own, [name, 'openToGuests'])
      const message = name === 'login' ? undefined : reason(child(routes, 'loginFirst'), page, open)
      if (message === undefined) return []
      return [
        {
          file: 'routes' as const,
          path: ['pages', name, 'openToGuests'],
          spot: 'value' as const,
          message,
          expected: 'no "openToGuests", or what it makes an exception from',
          received: quote(open),
        },
      ]
    })
  },
}

function reason(loginFirst: JsonValue | undefined, page: JsonValue | undefined, open: JsonValue | undefined) {
  if (open !== 'all' && open !== 'aliases') return undefined
  if (loginFirst !== true) return 'changes nothing: without "loginFirst": true every page is open to guests'
  const guard = child(page, 'guard')
  if (guard === 'login' || guard === 'realAccount')
    return `changes nothing: "guard": ${quote(guard)} keeps guests out all the same`
  const aliases = child(page, 'aliases')
  const isBare = Array.isArray(aliases) && aliases.length === 0
  return open === 'aliases' && isBare ? 'changes nothing: the page has no aliases' : undefined
}
