import { misspeltKeys, misspeltOverrides, misspeltRemovals } from './key-mutants'
import { missingKeys } from './missing-mutants'
import type { Mutant } from './mutant'
import { placesOf } from './places'
import { danglingReferences } from './reference-mutants'
import { misspeltTextKeys, renamedEntries } from './renamed-entries'
import { shippedFiles } from './shipped-files'
import { brokenSyntax } from './syntax-mutants'
import { beyondLimits, quotedValues, repeatedItems, wrongTypes, wrongWords } from './value-mutants'

const makers = [
  misspeltKeys,
  misspeltRemovals,
  misspeltOverrides,
  misspeltTextKeys,
  missingKeys,
  wrongTypes,
  quotedValues,
  wrongWords,
  beyondLimits,
  repeatedItems,
  danglingReferences,
]

let made: readonly Mutant[] | undefined

/**
 * Every shipped file, with one mistake at a time, wherever its schema makes it one. Cached, because it takes seconds.
 */
export function corpus(): readonly Mutant[] {
  made ??= makeCorpus()
  return made
}

function makeCorpus(): Mutant[] {
  const files = shippedFiles()
  const places = files.flatMap(placesOf)
  return [
    ...places.flatMap((place) => makers.flatMap((make) => make(place))),
    ...places.flatMap((place) => renamedEntries(place, places)),
    ...files.flatMap(brokenSyntax),
  ]
}
