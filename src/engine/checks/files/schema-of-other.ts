import { child, quote } from '@/contract/json/json-value'
import { suggest } from '@/engine/names/suggest'
import { configFiles, isLocaleFile } from '@/engine/schema/config-files'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const menus = (schema: string): string => `{ "$schema": "./.schemas/${schema}.schema.json" }`

export const schemaOfOther: MerchantCheck = {
  code: 'schema-of-other',
  severity: 'warning',
  docs: {
    what: '"$schema" names the schema of another file.',
    why: 'An editor would offer the keys of that file here, and underline the right ones.',
    bad: { 'menus.json': menus('routes') },
    good: { 'menus.json': menus('menus') },
  },
  inspect({ chain: [own] }) {
    return [...(own?.files ?? [])].flatMap(([file, { value }]) => {
      const written = child(value, '$schema')
      if (typeof written !== 'string') return []
      const name = /([^/\\]+)\.schema\.json$/.exec(written)?.[1]
      const right = isLocaleFile(file) ? 'locale' : file
      if (name === undefined || name === right || !isMeant(name)) return []
      const place = { file, path: ['$schema'], spot: 'value' } as const
      const message = `it is the schema of ${name === 'locale' ? 'texts' : `${name}.json`}`
      const suggestions = [written.replace(/[^/\\]+$/, `${right}.schema.json`)]
      return [{ ...place, message, expected: `${right}.schema.json`, received: quote(written), suggestions }]
    })
  },
}

const names: readonly string[] = [...configFiles, 'locale']

/** Another schema of the brand's own making is left alone. */
function isMeant(name: string): boolean {
  return names.includes(name) || suggest(name, names).length > 0
}
