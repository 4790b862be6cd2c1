import { join } from 'node:path'
import { child, valueAt, type Path } from '@/contract/json/json-value'
import type { CheckFinding } from '@/engine/finding/check'
import type { Check } from '@/engine/finding/check'
import type { Fault } from '@/engine/finding/fault'
import { faultChecks } from '@/engine/checks/files/fault-checks'
import { fileUnknown, type UnknownFile } from '@/engine/checks/files/file-unknown'
import { callUnknown } from '@/engine/checks/features/call-unknown'
import { ruleUnknown } from '@/engine/checks/forms/rule-unknown'
import { severityOverrideUnknown } from '@/engine/checks/overrides/severity-override-checks'
import { wrongValue } from '@/engine/checks/schema/wrong-value'
import { unknownKey } from '@/engine/checks/schema/unknown-key'
import type { TextFinding } from '@/engine/checks/legal/text-finding'
import type { Definition, Diagnostic, Fix } from '@/engine/finding/diagnostic'
import type { Refusal } from '@/engine/folder/folder-entry'
import type { JsonFile } from '@/engine/folder/json-file'
import type { LegalFile } from '@/engine/folder/legal-file'
import { toPointer } from '@/contract/json/json-pointer'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { shownPath, type MerchantsRoot } from '@/engine/folder/merchants-root'
import { placeOf, targetRange } from '@/engine/merge/locate'
import { layersFor } from '@/engine/merge/provenance'
import { autofixText } from '@/engine/names/autofix-text'
import { hideSecretsOf } from '@/engine/folder/hide-secrets'
import { lineAt, rangeOf } from '@/engine/folder/text-range'

const start = { line: 1, column: 1 }
/** The location of something that does not exist. */
const nowhere = { range: { start, end: start }, sourceLine: '' }
/** In characters. A key or value of a broken file may be as long as the file. */
const longestWords = 400

/** Turns findings into diagnostics with locations. */
export class Reporter {
  readonly #root: MerchantsRoot
  constructor(root: MerchantsRoot) {
    this.#root = root
  }

  fault(merchant: string, file: JsonFile | LegalFile, fault: Fault): Diagnostic {
    const { repair } = fault
    const fixes =
      repair === undefined ? [] : [{ range: rangeOf(file.text, repair.offset, repair.length), text: repair.text }]
    const place = {
      merchant,
      file: shownPath(this.#root, file.path),
      pointer: toPointer(fault.path),
      range: rangeOf(file.text, fault.offset, fault.length),
      sourceLine: lineAt(file.text, fault.offset),
    }
    return { ...head(faultChecks[fault.code]), ...words(fault, fault.path), ...place, suggestions: [], fixes }
  }

  /** A finding in a text that is no JSON. */
  text(merchant: string, finding: TextFinding): Diagnostic {
    const { check, file, offset, length, suggestions = [] } = finding
    const place = {
      merchant,
      file: shownPath(this.#root, file.path),
      pointer: '',
      range: rangeOf(file.text, offset, length),
      sourceLine: lineAt(file.text, offset),
    }
    return { ...head(check), ...words(finding), ...place, suggestions, fixes: [] }
  }

  unknownFile(folder: MerchantFolder, { entry, expected, suggestions }: UnknownFile): Diagnostic {
    const file = shownPath(this.#root, join(folder.path, entry))
    const place = { merchant: folder.code, file, pointer: '', ...nowhere }
    const message = `nothing reads ${entry}`
    return { ...head(fileUnknown), ...place, message, expected, received: entry, suggestions, fixes: [] }
  }

  /** A finding about a whole entry of the folder. */
  entry(folder: MerchantFolder, name: string, { code, message, expected }: Refusal): Diagnostic {
    const file = shownPath(this.#root, join(folder.path, name))
    const place = { merchant: folder.code, file, pointer: '', ...nowhere }
    return { ...head(faultChecks[code]), ...place, message, expected, received: message, suggestions: [], fixes: [] }
  }

  finding(chain: readonly MerchantFolder[], finding: CheckFinding): Diagnostic {
    const [own] = chain as readonly [MerchantFolder, ...MerchantFolder[]]
    const { check, file, path, suggestions = [] } = finding
    const place = placeOf(layersFor(chain, file, path), path)
    const common = {
      ...head(check),
      ...words(finding, path),
      merchant: own.code,
      pointer: toPointer(path),
      suggestions,
    }
    if (place === undefined) {
      const missing = shownPath(this.#root, join(own.path, `${file}.json`))
      return { ...common, file: missing, ...nowhere, fixes: [] }
    }
    const ownLayer = own.files.get(file)
    if (check === unknownKey && place.layer !== ownLayer && ownLayer !== undefined)
      return { ...common, ...this.#inheritedKey(ownLayer, finding, place.layer), suggestions: [], fixes: [] }
    // A template names the file, and the brand has put one of its own in its place.
    const { asset } = finding
    if (asset !== undefined && place.layer !== ownLayer && own.assets.has(asset))
      return { ...common, file: shownPath(this.#root, join(own.path, 'assets', asset)), ...nowhere, fixes: [] }
    const spot = targetRange(place.layer, place.path, place.isExact ? finding.spot : 'object')
    // A template's value is right for other brands: it is fixed only where it is wrong for the template itself.
    const isMendable = place.isExact && place.layer === ownLayer
    const fixes = isMendable ? fixesOf(finding, place.layer, place.path, spot.range) : []
    const seen = suggestions.length > 0 ? this.#definition(chain, finding.definition) : undefined
    const shown = { ...common, file: shownPath(this.#root, place.layer.path), ...spot, fixes }
    return seen === undefined ? shown : { ...shown, definition: seen }
  }

  /** A key of the template that became meaningless through a change of the brand: the brand must remove it. */
  #inheritedKey(
    own: JsonFile,
    { path, message }: CheckFinding,
    from: JsonFile,
  ): Partial<Diagnostic> & Pick<Diagnostic, 'file' | 'range' | 'sourceLine'> {
    const holder = placeOf([own], path.slice(0, -1))?.path ?? []
    return {
      file: shownPath(this.#root, own.path),
      ...targetRange(own, holder, 'object'),
      message: `${message}: it is inherited from ${shownPath(this.#root, from.path)}; null removes it`,
      expected: `"${String(path.at(-1))}": null`,
    }
  }

  #definition(chain: readonly MerchantFolder[], target: CheckFinding['definition']): Definition | undefined {
    if (target === undefined) return undefined
    const place = placeOf(layersFor(chain, target.file, target.path), target.path)
    if (place?.isExact !== true) return undefined
    const { range } = targetRange(place.layer, place.path, 'key')
    return { file: shownPath(this.#root, place.layer.path), ...range.start }
  }
}

/** Checks whose suggestions are words of schemas and of the code: these are spelled well. */
const declaredByCode: ReadonlySet<Check> = new Set([
  unknownKey,
  wrongValue,
  callUnknown,
  ruleUnknown,
  severityOverrideUnknown,
])

/**
 * Autofixes: only for checks that offer one, and only where the text can mean nothing else. `--fix` tries each, and
 * makes those that leave a problem less (fix/fix-merchants.ts).
 */
function fixesOf(finding: CheckFinding, layer: JsonFile, path: Path, range: Fix['range']): Fix[] {
  const { check, spot, suggestions = [], repair, names } = finding
  // The picture may lie in the folder under the very name that is written, or be still to draw.
  if (check.docs.fix === undefined || spot === 'object' || names === 'asset') return []
  if (repair !== undefined) return [{ range, text: repair }]
  const written = spot === 'key' ? path.at(-1) : valueAt(layer.value, path)
  const meant = autofixText(written, suggestions, { isRight: declaredByCode.has(check) })
  if (meant === undefined) return []
  const holder = valueAt(layer.value, path.slice(0, -1))
  const isTaken = Array.isArray(holder) ? holder.includes(meant) : spot === 'key' && child(holder, meant) !== undefined
  return isTaken ? [] : [{ range, text: JSON.stringify(meant) }]
}

function head({ code, severity }: Check): Pick<Diagnostic, 'code' | 'severity' | 'docs'> {
  return { code, severity, docs: `src/engine/checks/checks.md#${code}` }
}

type Words = Pick<Diagnostic, 'message' | 'expected' | 'received'>

function words({ message, expected, received }: Words, path: Path = []): Words {
  const shown = (text: string) => cut(hideSecretsOf(String(path.at(-1) ?? ''), text))
  return { message: shown(message), expected: shown(expected), received: shown(received) }
}

function cut(text: string): string {
  return text.length > longestWords ? `${text.slice(0, longestWords)}…` : text
}
