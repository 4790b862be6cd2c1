import type { ValidateFunction } from 'ajv'
import type { Context } from 'hono'
import { readJsonText } from '@/sandbox/http/middleware/read-body'
import { parseJson } from '@/sandbox/http/parse-json'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { PanelError } from '@/sandbox/call/panel-error'

/** Parses the JSON body of a panel call, validates it against its schema, and fills in the schema's defaults. */
export async function readInput<Input>(c: Context<SandboxEnv>, validate: ValidateFunction): Promise<Input> {
  const input = await readJson(c)
  if (validate(input)) return input as Input
  const sentences = (validate.errors ?? []).map(
    ({ instancePath, message = 'is not valid', params }) =>
      `${instancePath === '' ? 'the body' : instancePath} ${message}${detail(params)}`,
  )
  throw new PanelError(`${sentences.join('; ')}.`)
}

async function readJson(c: Context<SandboxEnv>): Promise<unknown> {
  try {
    return parseJson(await readJsonText(c))
  } catch (error) {
    throw new PanelError(error instanceof Error ? error.message : String(error))
  }
}

function detail(params: Readonly<Record<string, unknown>>): string {
  const { additionalProperty, allowedValues } = params
  if (typeof additionalProperty === 'string') return ` (${additionalProperty})`
  return Array.isArray(allowedValues) ? ` (${allowedValues.join(', ')})` : ''
}
