import { checkLoaded, type CheckedMerchants } from '@/engine/checker/check-merchants'
import { announceRepairs } from '@/engine/fix/announce-repairs'
import { formatPretty } from '@/engine/format/format-pretty'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { CommandError } from './command-error'
import { StatusLine } from './status-line'

/**
 * The merchants of a folder: all, of which there must be one, or those with these codes. If they, or the templates they
 * extend, have errors, all problems are printed and the command ends; warnings alone do not end it.
 */
export function validMerchants(folder: string, codes?: readonly string[]): readonly ResolvedMerchant[] {
  const { merchants, templates, diagnostics } = readable(folder, codes)
  const problems = formatPretty(diagnostics, { isColoured: process.stderr.isTTY })
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new CommandError(problems, 1)
  if (problems !== '') console.warn(problems)
  if (codes === undefined && merchants.length === 0) throw new CommandError(noneText(folder, templates), 2)
  return merchants
}

function noneText(folder: string, templates: CheckedMerchants['templates']): string {
  const found =
    templates.length === 0 ? 'no merchant' : `templates alone (${templates.map(({ code }) => code).join(', ')})`
  return `There is nothing to serve: ${merchantsRoot(folder).dir} holds ${found}.`
}

function readable(folder: string, codes?: readonly string[]): CheckedMerchants {
  const line = new StatusLine()
  try {
    const set = { ...loadMerchants(merchantsRoot(folder)), today: new Date() }
    const onChecked = (count: number, all: number) => line.show(`Checking: ${count} of ${all} merchants`)
    return announceRepairs(set, checkLoaded(set, codes, undefined, onChecked))
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException
    if (syscall === undefined) throw error
    throw new CommandError(`The merchants folder ${folder} cannot be read: ${code ?? message}`, 2)
  } finally {
    line.clear()
  }
}
