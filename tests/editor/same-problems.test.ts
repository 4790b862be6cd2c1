import { readFileSync } from 'node:fs'
import type { Diagnostic } from 'vscode-json-languageservice'
import { expect, it } from 'vitest'
import { shownPath } from '@/engine/folder/merchants-root'
import { rangeOf } from '@/engine/folder/text-range'
import { corpus } from '@tests/typo-corpus/corpus'
import { mutatedText, type Mutant } from '@tests/typo-corpus/mutant'
import { extent } from '@tests/extent'
import { sampleOf } from '@tests/typo-corpus/sample'
import { shipped } from '@tests/typo-corpus/shipped-files'
import { EditorFile } from './editor'

/**
 * An editor sees one file. It finds what that file's schema covers: keys, types, enumerations, limits, JSON syntax. It
 * cannot find what depends on other files: unknown names, missing keys after merging, and what a removal or an override
 * changes in the template. It reports a list with duplicates at the list.
 */
const seen = [
  'misspelt key',
  'key in another case',
  'wrong type',
  'quoted value',
  'misspelt word',
  'word in another case',
  'foreign word',
  'beyond a limit',
]

/** The editor continues parsing at the wrong level, and often reports objects further down. */
const missingBrace = 'syntax: missing brace'

const ofCorpus = extent === 'first' ? 5 : 15
const perKind = process.env['TYPO_CORPUS'] === 'whole' ? Infinity : ofCorpus

it('reports what one file shows where check reports it, and nothing else', { timeout: 600_000 }, async () => {
  const mutants = sampleOf(
    corpus().filter((mutant) => seen.includes(mutant.kind)),
    perKind,
  )
  expect(mutants.length).toBeGreaterThan(7 * ofCorpus)
  const differing = await ofEach(mutants, difference)
  expect(differing.filter((each) => each !== undefined)).toEqual([])
})

const broken = (isBrace: boolean) => {
  const mutants = corpus().filter(({ kind }) => kind.startsWith('syntax') && (kind === missingBrace) === isBrace)
  return sampleOf(mutants, perKind)
}

it('shows a problem in the line of every break of the grammar but a missing brace', { timeout: 600_000 }, async () => {
  const missed = await ofEach(broken(false), async (each) => ((await isInLine(each)) ? [] : [each]))
  expect(missed.flat().map(({ kind, edit }) => `${kind} at ${edit.offset}`)).toEqual([])
})

it('shows a problem somewhere in a file that lacks a brace', { timeout: 600_000 }, async () => {
  const missed = await ofEach(broken(true), async (each) => ((await problemsOf(each)).length > 0 ? [] : [each]))
  expect(missed.flat().map(({ edit }) => edit.offset)).toEqual([])
})

/** Sequentially: thousands of files open at once exceed the limits of a process. */
async function ofEach<Found>(mutants: readonly Mutant[], look: (mutant: Mutant) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = []
  for (const mutant of mutants) found.push(await look(mutant))
  return found
}

it('says once that the word which chooses another action than the template’s is misspelt', async () => {
  const path = 'merchants/lotus/menus.json'
  const text = readFileSync(path, 'utf8').replace(
    '{ "action": "navigate", "dialog": null',
    '{ "acion": "navigate", "dialog": null',
  )
  const problems = await new EditorFile(path, text).problems()
  expect(problems.map(({ message }) => message)).toEqual(['Property acion is not allowed.'])
})

/** Whether the editor shows a problem in the line of the mistake. */
async function isInLine(mutant: Mutant): Promise<boolean> {
  const lines = (await problemsOf(mutant)).map(({ range }) => range.start.line + 1)
  const { start } = rangeOf(mutatedText(mutant), mutant.spots[0]!.offset, 0)
  return lines.includes(start.line)
}

/** How the editor's problems differ from the place of the mistake; undefined when they do not. */
async function difference(mutant: Mutant): Promise<string | undefined> {
  const { start } = rangeOf(mutatedText(mutant), mutant.spots[0]!.offset, 0)
  const problems = await problemsOf(mutant)
  const places = new Set(problems.map(({ range }) => `${range.start.line + 1}:${range.start.character + 1}`))
  const expected = `${start.line}:${start.column}`
  if (places.size === 1 && places.has(expected)) return undefined
  const said = problems.map(
    ({ message, range }) => `${range.start.line + 1}:${range.start.character + 1} ${JSON.stringify(message)}`,
  )
  return `${mutant.kind} ${pathOf(mutant)}:${expected} ${mutant.edit.text}: ${said.join('; ')}`
}

function problemsOf(mutant: Mutant): PromiseLike<Diagnostic[]> {
  return new EditorFile(pathOf(mutant), mutatedText(mutant)).problems()
}

function pathOf({ file }: Mutant): string {
  return shownPath(shipped.root, file.folder.files.get(file.key)!.path)
}
