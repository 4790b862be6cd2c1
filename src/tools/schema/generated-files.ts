import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { templateNames } from '@/engine/editor/editor-names'
import { EditorSchemas } from '@/engine/editor/editor-schemas'
import { namesFile, namesSchema } from '@/engine/editor/names-schema'
import { formatTableModules } from './format-tables'
import { iconModules } from './icon-drawings'
import { merchantBlocksModule } from './merchant-blocks-module'
import { isOwnBlock } from '@/engine/schema/part-path'
import { pascalCase, unionSchemas } from '@/engine/schema/part-schemas'
import { partNames, readSchemaFiles, schemaName, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'
import { textModules } from './text-catalogue'
import { partMaps, typesOf } from './type-schemas'
import { dataValidator, placesOnly, skippingShared, validatorsOf } from './validator-schemas'

/** Only validated as part of others: of site.json, and of requests to the panel. */
const stateFile = 'schemas/gateway/sandbox-state.schema.json'

const folder = 'src/contract/generated'

/** Folders of generated files: what site and server share, and the registry's lines of the brands' own blocks. */
const generatedFolders = [folder, 'src/site/generated'] as const

/** All generated files, by their path in the repository. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const files = readSchemaFiles(root)
  const ruleChecks = takeSchema(files, 'schemas/common/rule-check.schema.json')
  const unions = unionSchemas(files)
  unions.forEach(([path, schema]) => files.set(path, schema))

  const isGateway = (path: string) => path.startsWith('schemas/gateway/')
  const merchantTypes = await typesOf(files, (path) => !isGateway(path))
  const gatewayTypes = await typesOf(files, isGateway)
  const merchantFiles = pathsIn(files, 'schemas/merchant/')
  const gatewayFiles = pathsIn(files, 'schemas/gateway/')
  const calls = gatewayFiles.filter((path) => isCall(files.get(path) as Schema))
  const sandbox = gatewayFiles.filter((path) => schemaName(path).startsWith('sandbox-') && path !== stateFile)
  const answers = gatewayFiles.filter((path) => !calls.includes(path) && !sandbox.includes(path) && path !== stateFile)

  const contract: [string, string][] = [
    ...unions.map(([path, schema]) => [basename(path), json(schema)] as [string, string]),
    ['merchant-types.ts', [merchantTypes, ...partMaps(files)].join('\n')],
    ['gateway-types.ts', gatewayTypes],
    ...editorFiles(root, files),
    ...validatorModule(
      'validate-merchant',
      skippingShared(validatorsOf(files, exportsOf(merchantFiles), { useDefaults: true, allErrors: true })),
      merchantFiles.map(exportName),
    ),
    ...answerModules(files, { ...exportsOf(calls, '/properties/response'), ...exportsOf(answers) }),
    ...validatorModule(
      'validate-request',
      validatorsOf(files, exportsOf(calls, '/properties/request'), { useDefaults: false, allErrors: true }),
      calls.map(exportName),
    ),
    ...validatorModule(
      'validate-sandbox',
      validatorsOf(files, exportsOf(sandbox), { useDefaults: true, allErrors: true }),
      sandbox.map(exportName),
    ),
    ...iconModules(),
    ...textModules(root, files),
    ...formatTableModules(join(root, folder)),
    ...validatorModule('validate-rules', dataValidator('validateRules', ruleChecks), ['validateRules']),
  ]
  return new Map([
    ...contract.map(([name, text]) => [`${folder}/${name}`, text] as const),
    ['src/site/generated/merchant-blocks.ts', merchantBlocksModule(partNames(files, 'blocks').filter(isOwnBlock))],
  ])
}

/** The editor schemas that do not depend on a particular brand. */
function editorFiles(root: string, files: SchemaFiles): [string, string][] {
  const schemas = new EditorSchemas(files)
  const names = templateNames(root)
  const schemaOf = (name: string) => (name === 'locale' ? schemas.ofTexts(names.get('text') ?? []) : schemas.of(name))
  return [
    ...schemas.names.map((name): [string, string] => [`editor/${name}.schema.json`, json(schemaOf(name))]),
    [`editor/${namesFile}`, json(namesSchema(names))],
  ]
}

/** One module for each call, so that a page only loads the validators of the calls it makes. */
function answerModules(files: SchemaFiles, exports: Exports): [string, string][] {
  return Object.entries(exports).flatMap(([name, target]) =>
    validatorModule(
      `answers/${name}`,
      placesOnly(validatorsOf(files, { validate: target }, { useDefaults: false, allErrors: false })),
      ['validate'],
    ),
  )
}

/** Removes a schema from the others: one that reads limits from the data cannot be compiled with them. */
function takeSchema(files: SchemaFiles, path: string): Schema {
  const schema = files.get(path)
  if (schema === undefined) throw new Error(`no schema at ${path}`)
  files.delete(path)
  return schema
}

type Exports = Record<string, { path: string; pointer: string }>

function pathsIn(files: SchemaFiles, folder: string): string[] {
  return [...files.keys()].filter((path) => path.startsWith(folder))
}

function isCall(schema: Schema): boolean {
  return 'response' in Object(schema['properties'])
}

/** `register-sms.schema.json` is exported as `registerSms`. */
function exportName(path: string): string {
  const name = pascalCase(schemaName(path))
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function exportsOf(paths: string[], pointer = ''): Exports {
  return Object.fromEntries(paths.map((path) => [exportName(path), { path, pointer }]))
}

function validatorModule(name: string, code: string, names: string[]): [string, string][] {
  const declarations = names.map((each) => `export const ${each}: ValidateFunction\n`).join('')
  return [
    [`${name}.js`, code],
    [`${name}.d.ts`, `import type { ValidateFunction } from 'ajv'\n\n${declarations}`],
  ]
}

function json(schema: Schema): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Paths in the repository of the existing generated files. */
export function presentGeneratedFiles(root: string): string[] {
  return generatedFolders
    .filter((each) => existsSync(join(root, each)))
    .flatMap((each) => readdirSync(join(root, each), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
