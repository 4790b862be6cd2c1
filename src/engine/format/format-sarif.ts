import { checksAddress } from './checks-address'
import { allChecks } from '@/engine/checks/all-checks'
import type { Check } from '@/engine/finding/check'
import { checkInMarkdown } from '@/engine/checks/checks-page'
import type { Diagnostic, Range } from '@/engine/finding/diagnostic'
import { advice } from './format-pretty'

/** The base of artifact URIs, by the name that code scanners know. */
const root = '%SRCROOT%'
const rules = allChecks.toSorted((a, b) => a.code.localeCompare(b.code, 'en'))
const indexes = new Map(rules.map(({ code }, index) => [code, index]))

/** Formats the problems as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const run = {
    tool: { driver: { name: 'livery merchant check', rules: rules.map(ruleOf) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: {
      [root]: { description: { text: 'The repository, or the folder of merchants where that lies outside of it.' } },
    },
    results: diagnostics.map(resultOf),
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return JSON.stringify(log, null, 2)
}

function ruleOf(check: Check): object {
  const { code, severity, docs } = check
  const { what, why, fix } = docs
  const repair = fix === undefined ? '' : ` --fix ${fix}`
  const address = checksAddress(`src/engine/checks/checks.md#${code}`)
  return {
    id: code,
    shortDescription: { text: what },
    fullDescription: { text: `${what} ${why}` },
    help: { text: `${what} ${why}${repair}`, markdown: checkInMarkdown(check) },
    ...(address === undefined ? {} : { helpUri: address }),
    defaultConfiguration: { level: severity },
  }
}

function resultOf(diagnostic: Diagnostic): object {
  const { code, severity, message, merchant, file, pointer, range, expected, received, suggestions } = diagnostic
  const advised = advice(diagnostic)
  return {
    ruleId: code,
    ruleIndex: indexes.get(code),
    level: severity,
    message: { text: advised === '' ? message : `${message} (${advised})` },
    locations: [
      {
        physicalLocation: { artifactLocation: artifactOf(file), region: regionOf(range) },
        logicalLocations: [{ fullyQualifiedName: `${file}#${pointer}`, kind: 'member' }],
      },
    ],
    ...relatedTo(diagnostic),
    ...fixesOf(diagnostic),
    properties: { merchant, pointer, expected, received, suggestions },
  }
}

function relatedTo({ definition }: Diagnostic): object {
  if (definition === undefined) return {}
  const { file, line, column } = definition
  const region = { startLine: line, startColumn: column }
  const physicalLocation = { artifactLocation: artifactOf(file), region }
  return { relatedLocations: [{ id: 1, message: { text: 'what was probably meant' }, physicalLocation }] }
}

function fixesOf({ file, fixes }: Diagnostic): object {
  if (fixes.length === 0) return {}
  const replacements = fixes.map(({ range, text }) => ({
    deletedRegion: regionOf(range),
    insertedContent: { text },
  }))
  const artifactChanges = [{ artifactLocation: artifactOf(file), replacements }]
  return { fixes: [{ description: { text: 'What --fix writes.' }, artifactChanges }] }
}

function artifactOf(file: string): object {
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: root }
}

function regionOf({ start, end }: Range): object {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
}
