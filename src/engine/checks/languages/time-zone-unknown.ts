import { suggest } from '@/engine/names/suggest'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const timeZoneUnknown: ReferenceCheck = {
  code: 'time-zone-unknown',
  severity: 'error',
  docs: {
    what: 'There is no time zone of this name.',
    why: 'The days of statements are counted in it; the browser and the server would refuse to.',
    bad: {
      'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "timeZone": "Asia/Ho_Chi_Min" }',
    },
    good: {
      'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "timeZone": "Asia/Ho_Chi_Minh" }',
    },
  },
  refs: ['timeZone'],
  inspect({ value }) {
    if (isZone(value)) return []
    const all = [...Intl.supportedValuesOf('timeZone'), 'Asia/Ho_Chi_Minh', 'UTC']
    const city = value.replaceAll(' ', '_').toLowerCase()
    const ofCity = all.filter((zone) => zone.toLowerCase().endsWith(`/${city}`))
    const suggestions = ofCity.length > 0 ? ofCity.slice(0, 1) : suggest(value, all)
    const expected = 'a name of the IANA time zone database, such as Asia/Manila'
    return [{ message: `"${value}" is no time zone`, expected, suggestions }]
  },
}

const zones = new Set<string>()

function isZone(name: string): boolean {
  try {
    if (!zones.has(name)) new Intl.DateTimeFormat('en', { timeZone: name })
    zones.add(name)
    return true
  } catch {
    return false
  }
}
