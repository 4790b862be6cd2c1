import { join } from 'node:path'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { SchemasOnDisk } from '@/engine/editor/schemas-on-disk'
import { formatVersion } from '@/engine/format/format-json'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import {
  currencyOf,
  defaultTemplate,
  offeredLanguages,
  requestProblem,
  templateProblem,
  type BrandRequest,
} from '@/engine/new-brand/brand-request'
import { makeBrand, type MadeBrand } from '@/engine/new-brand/make-brand'
import { typefaceFor } from '@/engine/new-brand/letters/typefaces'
import { writeBrand } from '@/engine/new-brand/write-brand'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { askBrand } from './ask-brand'
import { CommandError } from '@/tools/cli/command-error'
import { readMerchants, type Format, type MerchantIo } from '@/tools/cli/merchant-io'
import { newBrandText } from './new-brand-text'
import { Cancelled } from '@/tools/cli/prompts'

/** Options of `new` as written. */
export interface NewOptions {
  readonly name?: string
  /** True when it has no value: a shell reads an unquoted # as the start of a comment. */
  readonly color?: string | true
  readonly from?: string
  readonly host?: string[]
  readonly languages?: string
  readonly currency?: string
  readonly typeface?: string
  readonly dryRun?: true
  readonly format: Format
}

const colorLost = '--color has no colour: write it in quotes, as "#c2185b", or the shell takes it for a comment'

/** Creates a brand, and prompts for missing options if there is a terminal. */
export async function runNew(io: MerchantIo, code: string | undefined, options: NewOptions): Promise<void> {
  const set = readMerchants(io)
  if (options.color === true) refuse(colorLost)
  const written = given(code, options)
  refuse(requestProblem(written, set))
  const request = await completed(written, set, io)
  refuse(requestProblem(request, set))
  const brand = await makeBrand(request, set, soundTemplate(request.template, set))
  if (options.dryRun !== true) write(set, request.code, brand)
  const path = shownPath(set.root, join(set.root.dir, request.code))
  if (options.format === 'json') io.out(asJson(request, brand, path, options.dryRun === true))
  else io.out(newBrandText(request, brand, path, options.dryRun === true))
}

function given(code: string | undefined, options: NewOptions): Partial<BrandRequest> {
  const { name, color, from, host, languages, currency, typeface } = options
  return {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    ...(typeof color === 'string' && { color }),
    ...(from !== undefined && { template: from }),
    ...(host !== undefined && { hosts: listed(host) }),
    ...(languages !== undefined && { languages: listed([languages]).map((each) => each.toUpperCase()) }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
    ...(typeface !== undefined && { typeface }),
  }
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new CommandError(problem, 2)
}

/** Both "EN, TY" and EN TY are lists. */
function listed(written: readonly string[]): string[] {
  return [...new Set(written.flatMap((each) => each.split(/[\s,]+/)).filter((each) => each !== ''))]
}

async function completed(given: Partial<BrandRequest>, set: MerchantSet, io: MerchantIo): Promise<BrandRequest> {
  const missing = (['code', 'name', 'color'] as const).filter((key) => given[key] === undefined)
  const { code, name, color } = given
  if (code === undefined || name === undefined || color === undefined) {
    if (io.prompts === undefined) throw new CommandError(missingText(missing), 2)
    return asked(given, set, io.prompts)
  }
  const template = given.template ?? defaultTemplate(set)
  refuse(templateProblem(template, set))
  return {
    hosts: [`${code}.localhost`],
    languages: offeredLanguages(template, set),
    currency: currencyOf(template, set),
    typeface: typefaceFor(code).name,
    ...given,
    ...{ code, name, color, template },
  }
}

async function asked(
  given: Partial<BrandRequest>,
  set: MerchantSet,
  prompts: NonNullable<MerchantIo['prompts']>,
): Promise<BrandRequest> {
  try {
    return await askBrand(given, set, await prompts())
  } catch (error) {
    if (error instanceof Cancelled) throw new CommandError('stopped: no brand was made', 2)
    throw error
  }
}

function missingText(missing: readonly ('code' | 'name' | 'color')[]): string {
  const forms = { code: 'a code', name: '--name', color: '--color' }
  return `${missing.map((key) => forms[key]).join(', ')} missing: write for example new acme --name "Acme Play" --color "#c2185b"`
}

function soundTemplate(code: string, set: MerchantSet): ResolvedMerchant {
  const template = checkLoaded(set, [code]).templates.find((each) => each.code === code)
  if (template === undefined) throw new CommandError(`the template ${code} has problems: "check ${code}" says which`, 1)
  return template
}

function write(set: MerchantSet, code: string, { files }: MadeBrand): void {
  try {
    writeBrand(set.root.dir, code, files)
    new SchemasOnDisk().update(loadMerchants(set.root), [code])
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new CommandError(`cannot write to the merchants folder ${set.root.dir} (${reason})`, 2)
  }
}

function asJson(request: BrandRequest, { files, color, notes }: MadeBrand, path: string, isDry: boolean): string {
  const { code, name, template, hosts, languages, currency, typeface } = request
  const merchant = { code, name: name.trim(), extends: template, hosts, languages, currency }
  return JSON.stringify(
    { formatVersion, made: !isDry, merchant, color, typeface, folder: path, files: [...files.keys()], notes },
    null,
    2,
  )
}
