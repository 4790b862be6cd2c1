import type { Site } from '@/contract/generated/merchant-types'
import { callAddress, callParameters } from './call-address'
import type { Endpoint } from '@/contract/endpoints/endpoints'

/**
 * Address and body of a call: parameters in the query of a GET or DELETE, else in a JSON, form or encrypted body.
 * Multipart bodies are made in upload.ts.
 */
export async function pack(settings: Site['gateway'], endpoint: Endpoint, request: object, headers: Headers) {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { address: callAddress(settings.baseUrl, endpoint.path, request), body: null }
  const address = settings.baseUrl + endpoint.path
  if (endpoint.form) return { address, body: callParameters(request) }
  if (endpoint.upload) return { address, body: null }
  headers.set('content-type', 'application/json')
  if (!endpoint.encrypt) return { address, body: JSON.stringify(request) }
  const { encryptBody } = await import('@/contract/endpoints/encrypted-envelope')
  return { address, body: JSON.stringify(encryptBody(JSON.stringify(request), settings.encryption)) }
}
