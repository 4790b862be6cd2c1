import { maxPictures } from '@/contract/limits/picture-kind'
import { row } from './endpoint-row'

/** Endpoints of the help page: apart, because few other pages ask for them. */
export const helpCentre = row('helpCentre', 'GET', '/wps/system/helpCenter', { assumed: 'method' })
export const feedback = row('feedback', 'PUT', '/wps/feedback', {
  tokenIfAny: true,
  upload: { part: 'images', most: maxPictures },
})
