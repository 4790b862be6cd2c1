import { writeFileSync } from 'node:fs'
import { guessMapping } from '@/engine/import-tokens/guess-mapping'
import { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import { planImport, type ImportPlan, type Mapping } from '@/engine/import-tokens/plan-import'
import { MappingError, mappingFile, readMapping } from '@/engine/import-tokens/read-mapping'
import { unreadTokens } from '@/engine/import-tokens/unread-tokens'
import { writeChanges } from '@/engine/migrate/write-changes'
import { shownPath } from '@/engine/folder/merchants-root'
import { askMapping, confirmImport } from './ask-mapping'
import { CommandError } from '@/tools/cli/command-error'
import { folderOf } from '@/tools/cli/verbs/folder-of'
import { importAsJson, importInWords } from './import-text'
import { readMerchants, type Format, type MerchantIo } from '@/tools/cli/merchant-io'
import { Cancelled } from '@/tools/cli/prompts'
import { readJson, readTokenFiles, type TokenFiles } from './token-files'
import { unreadSummary } from './unread-text'

export interface ImportOptions {
  readonly map?: string
  readonly guess?: true
  readonly saveMap?: string
  readonly dryRun?: true
  readonly format: Format
}

/** Takes tokens of files into a brand's theme. Returns the exit code. */
export async function runImport(
  io: MerchantIo,
  code: string,
  paths: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const set = readMerchants(io)
  const folder = folderOf(set, code)
  const files = readTokenFiles(paths)
  const values = new ForeignValues(files.tokens)
  try {
    const mapping = await mappingOf(io, files, values, options)
    const plan = planImport(set, folder, mapping, { tokens: files.tokens, values })
    if (options.saveMap !== undefined) save(options.saveMap, mapping)
    const isPretty = options.format === 'pretty'
    if (isPretty) io.out(importInWords(plan, files, io.isColoured))
    const isWritten = await written(io, plan, options)
    if (!isPretty) io.out(importAsJson(plan, mapping, isWritten))
    else if (plan.file !== undefined)
      io.out(`\n${isWritten ? `written: ${shownPath(set.root, plan.file.path)}` : 'nothing was written'}`)
    return Number(plan.problems.length > 0 && !isWritten)
  } catch (error) {
    if (error instanceof Cancelled) throw new CommandError('stopped: nothing was written', 2)
    throw error
  }
}

async function mappingOf(
  io: MerchantIo,
  { tokens }: TokenFiles,
  values: ForeignValues,
  { map, guess }: ImportOptions,
): Promise<Mapping> {
  if (map !== undefined) {
    try {
      return readMapping(readJson(map), tokens, values)
    } catch (error) {
      if (error instanceof MappingError) throw new CommandError(`${map}: ${error.message}`, 2)
      throw error
    }
  }
  const guesses = guessMapping(tokens, values)
  if (guess === true && guesses.size === 0) throw new CommandError(nothingGuessed(tokens, values), 2)
  if (guess === true) return likeliest(guesses)
  if (io.prompts === undefined)
    throw new CommandError(
      'nobody to ask: --map <file> says which role takes which token, --guess takes what the names say',
      2,
    )
  return askMapping(guesses, tokens, values, await io.prompts())
}

/** Names that say a role are of no use where the values cannot be read. */
function nothingGuessed(tokens: TokenFiles['tokens'], values: ForeignValues): string {
  const unread = unreadTokens(tokens, values)
  const isAny = unread.length < tokens.length
  const why = isAny
    ? `no name ${unread.length === 0 ? '' : 'of what could be read '}says which role a token is for`
    : 'no token could be read'
  const [first] = unreadSummary(unread)
  return `${why}${first === undefined ? '' : ` (${first})`}: --map <file> says which role takes which token`
}

function likeliest(guesses: ReturnType<typeof guessMapping>): Mapping {
  return new Map([...guesses].flatMap(([role, [first]]) => (first === undefined ? [] : [[role, first.token] as const])))
}

/** Whether the theme was written: not where the brand would have problems, unless somebody says so. */
async function written(io: MerchantIo, plan: ImportPlan, { map, guess, dryRun }: ImportOptions): Promise<boolean> {
  const { file, problems } = plan
  if (file === undefined || dryRun === true) return false
  const isAsked = map === undefined && guess === undefined && io.prompts !== undefined
  const isWanted = isAsked ? await confirmImport(await io.prompts(), problems.length === 0) : problems.length === 0
  if (!isWanted) return false
  try {
    writeChanges([file])
  } catch (error) {
    throw new CommandError(`nothing was written: ${(error as Error).message}`, 2)
  }
  return true
}

function save(path: string, mapping: Mapping): void {
  try {
    writeFileSync(path, mappingFile(mapping))
  } catch (error) {
    throw new CommandError(`cannot write ${path} (${(error as NodeJS.ErrnoException).code ?? String(error)})`, 2)
  }
}
