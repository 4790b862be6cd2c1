import { relative } from 'node:path/posix'
import { Ajv } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { resolveRef, walkSchema, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

const banner = '/* Written by `npm run generate` from the schemas. Do not edit. */\n'
const base = 'livery:///'
// CommonJS: Node and bundlers disagree on where the default export of such a module is.
const standalone = standaloneModule as unknown as { default: typeof standaloneModule }

export interface ValidatorOptions {
  /** Fill in defaults while checking. */
  readonly useDefaults: boolean
  /** Collect every problem, instead of stopping at the first. */
  readonly allErrors: boolean
}

/** What a schema says to people and tools, and a validator does not ask about. */
const notes = [
  ...[
    'x-ref',
    'x-file',
    'x-readable',
    'x-needs',
    'x-ascending',
    'x-measure',
    'x-alias',
    'x-reader',
    'x-inherit',
    'x-default-from',
    'x-visibility',
    'x-assumed',
    'x-markup',
  ],
  'enumDescriptions',
]

/**
 * A module of compiled validators, one export a name. `exports` gives each name the file
 * and the pointer within it to check against.
 */
export function validatorsOf(
  files: SchemaFiles,
  exports: Record<string, { path: string; pointer?: string }>,
  options: ValidatorOptions,
): string {
  const ajv = new Ajv({
    ...options,
    discriminator: true,
    messages: options.allErrors,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    inlineRefs: false,
    unicodeRegExp: false,
    code: { source: true, esm: true, lines: false, optimize: true },
  })
  for (const keyword of notes) ajv.addKeyword(keyword)
  // What is met on the way is added to the end, and looked at too.
  const needed = new Set(Object.values(exports).map(({ path }) => path))
  for (const path of needed) {
    const copy = structuredClone(files.get(path)) as Schema
    delete copy['$schema']
    walkSchema(copy, (node) => {
      if (typeof node['$ref'] !== 'string') return
      const target = resolveRef(path, node['$ref'])
      needed.add(target.path)
      node['$ref'] = `${base}${target.path}#${target.pointer}`
    })
    ajv.addSchema({ ...copy, $id: base + path })
  }
  const ids = Object.fromEntries(
    Object.entries(exports).map(([name, { path, pointer = '' }]) => [name, `${base}${path}#${pointer}`]),
  )
  for (const id of Object.values(ids)) ajv.getSchema(id)
  return banner + withImports(standalone.default(ajv, ids))
}

/** The validator of a schema that reads its limits from the data. */
export function dataValidator(name: string, schema: Schema): string {
  const ajv = new Ajv({
    $data: true,
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    unicodeRegExp: false,
    code: { source: true, esm: true, lines: false, optimize: true },
  })
  const { $schema, ...rest } = schema
  ajv.addSchema({ ...rest, $id: `${base}${name}` })
  return banner + withImports(standalone.default(ajv, { [name]: `${base}${name}` }))
}

/**
 * Leaves of each error only where it is: a page needs the verdict and the place, and the rest
 * is near half of the code (permission: 29 KB with it, 17 KB without, before minifying).
 */
export function placesOnly(code: string): string {
  return code.replace(/,schemaPath:"[^"]*",keyword:"[^"]*",params:\{(?:(?!\}\}).)*\}\}(?=\];return false;|;)/g, '}')
}

/** From the generated file, without the alias: Playwright knows that in TypeScript alone. */
const sharedParts = relative('src/contract/generated', 'src/contract/json/shared-parts')

/** What brands share was found in order at the same place of their template: it is not looked at again. */
export function skippingShared(code: string): string {
  // Asked before the call: its path alone costs more to put together.
  const call = /!\((validate\d+|wrapper\d+\.validate)\((data\d*(?:\.[\w$]+|\["?[^\]]+\])?), ?\{/g
  // By its place: Playwright, which loads brands too, knows `@` in TypeScript alone.
  return `import { isShared } from '${sharedParts}'\n${code.replace(call, '!(isShared($2)||$1($2,{')}`
}

/** ajv's stand-alone code still says require() for its run-time helpers. */
function withImports(code: string): string {
  const imports = new Map<string, string>()
  const body = code.replace(/require\("(ajv\/dist\/runtime\/[a-zA-Z0-9]+)"\)\.default/g, (_, module: string) => {
    const name = `runtime_${module.split('/').pop()}`
    imports.set(
      name,
      `import ${name}_module from '${module}.js'\nconst ${name} = ${name}_module.default ?? ${name}_module\n`,
    )
    return name
  })
  return [...imports.values()].join('') + body
}
