import { child, keysOf, quote, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding, Check } from '@/engine/finding/check'
import {
  severityOverrideRefused,
  severityOverrideUnknown,
  severityOverrideUnused,
} from '@/engine/checks/overrides/severity-override-checks'
import type { Diagnostic, Severity } from '@/engine/finding/diagnostic'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { suggest } from '@/engine/names/suggest'

/** Applies the severity overrides in "check" of a merchant's site.json to its warnings. */
export class SeverityOverride {
  readonly #entries: ReadonlyMap<string, JsonValue | undefined>
  readonly #checks: ReadonlyMap<string, Check>
  readonly #used = new Set<string>()

  constructor(folder: MerchantFolder, checks: readonly Check[]) {
    const written = child(folder.files.get('site')?.value, 'check')
    this.#entries = new Map(keysOf(written).map((code) => [code, child(written, code)]))
    this.#checks = this.#entries.size === 0 ? new Map() : new Map(checks.map((check) => [check.code, check]))
  }

  /** The diagnostic with the severity that the merchant chose; undefined when it is suppressed. */
  apply(diagnostic: Diagnostic): Diagnostic | undefined {
    const severity = this.#severityOf(diagnostic)
    if (severity === undefined) return diagnostic
    this.#used.add(diagnostic.code)
    if (severity === 'off') return undefined
    const reason = child(this.#entries.get(diagnostic.code), 'reason')
    const message = typeof reason === 'string' ? `${diagnostic.message}; accepted: ${reason}` : diagnostic.message
    return { ...diagnostic, severity, message }
  }

  /**
   * Overrides that have no effect, or name a check whose severity cannot be lowered. `isSound`: no error hides a
   * warning.
   */
  findings(isSound: boolean): (FileFinding & { readonly check: Check })[] {
    return [...this.#entries.keys()].flatMap((code) => {
      const check = this.#checks.get(code)
      if (check === undefined) return [this.#unknown(code)]
      if (check.severity === 'error') return [refused(code)]
      return isSound && !this.#used.has(code) ? [unused(code)] : []
    })
  }

  #severityOf({ code, severity }: Diagnostic): Severity | 'off' | undefined {
    const wanted = child(this.#entries.get(code), 'severity')
    return severity === 'warning' && (wanted === 'off' || wanted === 'note') ? wanted : undefined
  }

  #unknown(code: string): FileFinding & { readonly check: Check } {
    const codes = [...this.#checks.values()].filter(({ severity }) => severity === 'warning').map((check) => check.code)
    return {
      check: severityOverrideUnknown,
      ...entry(code),
      message: `there is no check ${quote(code)}`,
      expected: `one of ${codes.join(', ')}`,
      suggestions: suggest(code, codes),
    }
  }
}

function refused(code: string): FileFinding & { readonly check: Check } {
  const message = `${code} is an error: only warnings can be lowered`
  return { check: severityOverrideRefused, ...entry(code), message, expected: 'the code of a warning' }
}

function unused(code: string): FileFinding & { readonly check: Check } {
  const message = `there is no warning ${code} to lower: remove the entry`
  return { check: severityOverrideUnused, ...entry(code), message, expected: 'no entry' }
}

function entry(code: string): Pick<FileFinding, 'file' | 'path' | 'spot' | 'received'> {
  return { file: 'site', path: ['check', code], spot: 'key', received: JSON.stringify(code) }
}
