import type { JsonObject } from '@/contract/json/json-value'
import { samplerLaw } from './sampler-legal'
import { samplerServices } from './sampler-services'

export const buttons = {
  items: {
    help: { label: 'nav.help', icon: 'info', action: { action: 'navigate', to: '/help' } },
    more: { label: 'page.more', action: { action: 'navigate', to: '/free' } },
  },
  order: ['help', 'more'],
}

/** The template's site.json with more of what a brand may say in it. */
export function samplerSite({ template: _template, sandbox: _sandbox, ...rest }: JsonObject): JsonObject {
  const check = { 'asset-unused': { severity: 'note', reason: 'Further pictures are held ready.' } }
  const responsiblePlay = { notice: true, links: buttons }
  // Not the endpoint table's method, so that any change of it is seen.
  const gateway = { calls: { affiliate: { method: 'PUT' } } }
  const named = { code: 'sampler', name: 'Sampler', hosts: ['sampler.example'], gameHosts: ['games.example'] }
  const { languages } = rest as { languages: { items: Record<'EN' | 'TY', JsonObject>; order: string[] } }
  const { EN, TY } = languages.items
  // The calendar that a language has anyway is seen beside another one.
  const items = { EN: { ...EN, calendar: 'gregory' }, TY: { ...TY, calendar: 'persian' } }
  const withCalendar = { ...languages, items }
  const own = { gateway, check, responsiblePlay, languages: withCalendar }
  return { ...rest, ...named, ...samplerServices, ...samplerLaw, ...own }
}
