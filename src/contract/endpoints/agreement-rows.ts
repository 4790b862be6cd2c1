import { row } from './endpoint-row'

/** Endpoints of what players agree to; the specification names none. */
export const agreements = row('agreements', 'GET', '/wps/member/agreements', {
  token: true,
  assumed: 'path and method',
})
export const agree = row('agree', 'PUT', '/wps/member/agreements', { token: true, assumed: 'path and method' })
