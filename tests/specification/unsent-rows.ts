import type { CallName } from '@/contract/endpoints/endpoints'

/** Rows of the endpoint table that no page sends, each with the reason. One that is sent fails. */
export const unsentRows: Partial<Record<CallName, string>> = {
  status: 'the site asks for status and permission in one: the row `permission` has the same method and path',
  renewPush: 'a service worker sends it, when the browser has put another subscription in the place of one',
  gameMenus: 'the specification does not say what it answers; the vendor lanes say which kinds of games there are',
  whitelabelMenu: 'the specification does not say what it answers; the menus of a brand are its menus.json',
}
