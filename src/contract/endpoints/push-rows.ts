import { row } from './endpoint-row'

/**
 * Endpoints of notifications on a device; the specification names none. Only who is signed in begins one. What renews
 * or removes it is proven by the secret of the subscription, since a service worker has no session, and neither has who
 * has just signed out.
 */
export const pushKey = row('pushKey', 'GET', '/wps/push/key', { assumed: 'path and method' })
export const subscribePush = row('subscribePush', 'PUT', '/wps/member/push', {
  token: true,
  assumed: 'path and method',
})
export const renewPush = row('renewPush', 'PUT', '/wps/push', { assumed: 'path and method' })
export const removePush = row('removePush', 'POST', '/wps/push/remove', { assumed: 'path and method' })
