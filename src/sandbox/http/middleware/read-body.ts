import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { EncryptedBody } from '@/contract/generated/gateway-types'
import { validate as encryptedBody } from '@/contract/generated/answers/encryptedBody.js'
import { decryptBody } from '@/sandbox/http/decrypt-body'
import { essenceOf } from '@/sandbox/http/multipart/boundary-of'
import { parseJson } from '@/sandbox/http/parse-json'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { readParts } from './read-parts'

/**
 * Reads the request: query parameters, form fields, multipart with pictures, or a JSON body, decrypted if the row has
 * the flag.
 */
export const readBody = createMiddleware<SandboxEnv>(async (c, next) => {
  const { endpoint, merchant } = c.var
  c.set('pictures', [])
  c.set('body', await read())
  await next()

  async function read(): Promise<unknown> {
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return c.req.query()
    if (endpoint.form)
      return Object.fromEntries(new URLSearchParams(await readText(c, 'application/x-www-form-urlencoded')))
    if (endpoint.upload) {
      checkType(c, 'multipart/form-data')
      const { fields, pictures } = await readParts(c, endpoint.upload)
      c.set('pictures', pictures)
      return fields
    }
    const body = parse(await readJsonText(c))
    if (!endpoint.encrypt) return body
    if (!isEncrypted(body)) throw refused('The body is not in the encrypted envelope {iv, data}.')
    const text = decryptBody(body, merchant.encryption)
    if (text === undefined) throw refused('The body cannot be decrypted with the key and mode of this merchant.')
    return parse(text)
  }
})

/** Text of a body whose content type is JSON. */
export function readJsonText(c: Context<SandboxEnv>): Promise<string> {
  return readText(c, 'application/json')
}

function readText(c: Context<SandboxEnv>, expected: string): Promise<string> {
  checkType(c, expected)
  return c.req.text()
}

/** Throws if the content type is another one. */
function checkType({ req }: Context<SandboxEnv>, expected: string): void {
  if (essenceOf(req.header('content-type') ?? '') !== expected)
    throw new Refusal('request_invalid', `The content type must be ${expected}.`, { status: 415 })
}

function isEncrypted(body: unknown): body is EncryptedBody {
  return encryptedBody(body)
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error))
  }
}

function refused(message: string): Refusal {
  return new Refusal('request_invalid', message, { status: 400 })
}
