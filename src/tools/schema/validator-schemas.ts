import { relative } from 'node:path/posix'
import { Ajv } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { patternEngine } from '@/contract/field-rules/pattern/matches'
import { resolveRef, walkSchema, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

const banner = '/* Written by `npm run generate` from the schemas. Do not edit. */\n'
const base = 'livery:///'
// A CommonJS module: Node and bundlers disagree on where its default export is.
const standalone = standaloneModule as unknown as { default: typeof standaloneModule }

export interface ValidatorOptions {
  /** Fill in defaults during validation. */
  readonly useDefaults: boolean
  /** Collect every error, instead of stopping at the first. */
  readonly allErrors: boolean
}

/** Annotations for people and tools, which a validator ignores. */
const notes = [
  ...[
    'x-ref',
    'x-file',
    'x-readable',
    'x-needs',
    'x-query',
    'x-ascending',
    'x-in-currency',
    'x-measure',
    'x-token',
    'x-part',
    'x-group',
    'x-reader',
    'x-inherit',
    'x-default-from',
    'x-elsewhere',
    'x-visibility',
    'x-assumed',
    'x-markup',
  ],
  'enumDescriptions',
]

/**
 * A module of compiled validators with one export for each name. `exports` gives the file, and the JSON Pointer within
 * it, to validate against.
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
  // Files found on the way are appended to the set, and visited too.
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

/** Compares patterns in a time that does not grow beyond measure; `code` is how the generated module names it. */
const engine = Object.assign(patternEngine, { code: 'patternEngine' })
const engineImport = `import { patternEngine } from '${relative('src/contract/generated', 'src/contract/field-rules/pattern/matches')}'\n`

/** The validator of a schema that reads its limits from the data. */
export function dataValidator(name: string, schema: Schema): string {
  const ajv = new Ajv({
    $data: true,
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    code: { source: true, esm: true, lines: false, optimize: true, regExp: engine },
  })
  const { $schema, ...rest } = schema
  ajv.addSchema({ ...rest, $id: `${base}${name}` })
  return banner + engineImport + withImports(standalone.default(ajv, { [name]: `${base}${name}` }))
}

/**
 * Reduces each error to its location: a page needs only the verdict and the place, and the rest is almost half of the
 * code (permission: 29 KB with it, 17 KB without, before minifying).
 */
export function placesOnly(code: string): string {
  return code.replace(/,schemaPath:"[^"]*",keyword:"[^"]*",params:\{(?:(?!\}\}).)*\}\}(?=\];return false;|;)/g, '}')
}

/** A relative path from the generated file, without the alias, which Playwright resolves in TypeScript only. */
const sharedParts = relative('src/contract/generated', 'src/contract/json/shared-parts')

/** Skips parts that brands share, because they were valid at the same place of their template. */
export function skippingShared(code: string): string {
  // Tested before the call, because merely building its path argument costs more.
  const call = /!\((validate\d+|wrapper\d+\.validate)\((data\d*(?:\.[\w$]+|\["?[^\]]+\])?), ?\{/g
  // A relative path: Playwright, which loads brands too, resolves `@` in TypeScript only.
  return `import { isShared } from '${sharedParts}'\n${code.replace(call, '!(isShared($2)||$1($2,{')}`
}

/** ajv's stand-alone code still uses require() for its run-time helpers. */
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
