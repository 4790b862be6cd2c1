import { join } from 'node:path'
import type { Diagnostic } from './diagnostic'
import type { RuledFileFinding } from './examine'
import type { JsonFile } from './json-file'
import { toPointer } from './json-pointer'
import type { MerchantFolder } from './merchant-folder'
import { shownPath, type MerchantsRoot } from './merchants-root'
import { placeOf, spotIn } from './place'
import { layersFor } from './provenance'
import { fileUnknown, type UnknownFile } from './rules/file-unknown'
import type { Fault, Rule } from './rules/rule'
import { unknownKey } from './rules/unknown-key'
import { lineAt, rangeOf } from './text-range'

const start = { line: 1, column: 1 }
/** Place of what is not there. */
const nowhere = { range: { start, end: start }, sourceLine: '' }

/** Turns what the rules found into diagnostics with places. */
export class Reporter {
  readonly #root: MerchantsRoot
  constructor(root: MerchantsRoot) {
    this.#root = root
  }

  fault(merchant: string, file: JsonFile, fault: Fault): Diagnostic {
    const range = rangeOf(file.text, fault.offset, fault.length)
    const fixes = fault.replacement === undefined ? [] : [{ range, text: fault.replacement }]
    const place = {
      merchant,
      file: shownPath(this.#root, file.path),
      pointer: toPointer(fault.path),
      range,
      sourceLine: lineAt(file.text, fault.offset),
    }
    return { ...head(fault.rule), ...words(fault), ...place, suggestions: [], fixes }
  }

  unknownFile(folder: MerchantFolder, { entry, expected, suggestions }: UnknownFile): Diagnostic {
    const file = shownPath(this.#root, join(folder.path, entry))
    const place = { merchant: folder.code, file, pointer: '', ...nowhere }
    const message = `nothing reads ${entry}`
    return { ...head(fileUnknown), ...place, message, expected, received: entry, suggestions, fixes: [] }
  }

  finding(chain: readonly MerchantFolder[], finding: RuledFileFinding): Diagnostic {
    const [own] = chain as readonly [MerchantFolder, ...MerchantFolder[]]
    const { rule, file, path, suggestions = [] } = finding
    const place = placeOf(layersFor(chain, file, path), path)
    const common = { ...head(rule), ...words(finding), merchant: own.code, pointer: toPointer(path), suggestions }
    if (place === undefined) {
      const missing = shownPath(this.#root, join(own.path, `${file}.json`))
      return { ...common, file: missing, ...nowhere, fixes: [] }
    }
    const ownLayer = own.files.get(file)
    if (rule === unknownKey && place.layer !== ownLayer && ownLayer !== undefined)
      return { ...common, ...this.#inheritedKey(ownLayer, finding, place.layer), suggestions: [], fixes: [] }
    const spot = spotIn(place.layer, place.path, place.isExact ? finding.spot : 'object')
    return { ...common, file: shownPath(this.#root, place.layer.path), ...spot, fixes: [] }
  }

  /** A key of the template that a change of the brand left without meaning: the brand must remove it. */
  #inheritedKey(
    own: JsonFile,
    { path, message }: RuledFileFinding,
    from: JsonFile,
  ): Partial<Diagnostic> & Pick<Diagnostic, 'file' | 'range' | 'sourceLine'> {
    const holder = placeOf([own], path.slice(0, -1))?.path ?? []
    return {
      file: shownPath(this.#root, own.path),
      ...spotIn(own, holder, 'object'),
      message: `${message}: it is inherited from ${shownPath(this.#root, from.path)}; null removes it`,
      expected: `"${String(path.at(-1))}": null`,
    }
  }
}

function head({ code, severity }: Rule): Pick<Diagnostic, 'code' | 'severity' | 'docs'> {
  return { code, severity, docs: `src/merchants/rules/rules.md#${code}` }
}

function words({
  message,
  expected,
  received,
}: Fault | RuledFileFinding): Pick<Diagnostic, 'message' | 'expected' | 'received'> {
  return { message, expected, received }
}
