import type { CallName } from '@/contract/endpoints/endpoints'
import { readSchemaFiles, resolveRef, type Schema } from '@/engine/schema/schema-files'

/** Rows that share the requests and answers of another: the file is named after that one. */
const sharedWith: Partial<Record<CallName, CallName>> = { status: 'permission', registerMobileSms: 'registerSms' }

const folder = 'schemas/gateway'
const files = readSchemaFiles(process.cwd())

/** The call that the schema of a row is named after. */
export const schemaNameOf = (name: CallName): CallName => sharedWith[name] ?? name

/** The schema of a row; undefined when there is none. */
export function callSchema(name: CallName): Schema | undefined {
  return files.get(pathOf(name))
}

/** The schema of a row's request. */
export function requestSchema(name: CallName): Schema {
  const { request } = callSchema(name)?.['properties'] as { request: Schema }
  if (typeof request['$ref'] !== 'string') return request
  return files.get(resolveRef(pathOf(name), request['$ref']).path) as Schema
}

function pathOf(name: CallName): string {
  const kebab = schemaNameOf(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${folder}/${kebab}.schema.json`
}
