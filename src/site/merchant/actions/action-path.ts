import type { Action } from '@/contract/generated/merchant-types'

/** The address of a navigate action, which stays on this site. */
export function pathOf({ to, query }: Extract<Action, { action: 'navigate' }>): string {
  const parameters = new URLSearchParams(query).toString()
  if (parameters === '') return to
  const [path = '', hash] = to.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}${hash === undefined ? '' : `#${hash}`}`
}
