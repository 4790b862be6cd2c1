import { row } from './endpoint-row'

/** The endpoint that the switch of languages calls. */
export const updateLanguage = row('updateLanguage', 'POST', '/wps/member/language', {
  token: true,
  assumed: 'path and method',
})
