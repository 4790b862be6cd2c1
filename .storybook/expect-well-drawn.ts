import type { DrawnStory } from '@storybook/addon-vitest/internal/test-utils'
import { expect } from 'vitest'
import { merchants } from 'virtual:merchants'
import { providerNames } from '@/site/forms/social/use-social-login'
import { hardCodedTexts } from './hard-coded-texts'
import { partsTooWide } from './parts-too-wide'
import { answeredValues } from './story-gateway'

/**
 * Fails when a drawn story is wider than the page, or has in a pseudo-language a text that is not of the catalogue.
 * Told apart from such texts are those of the server and of legal documents, the names in a brand's JSON and the
 * story's own, which are its props and `parameters.ownTexts`.
 */
export function expectWellDrawn({ globals, args, parameters }: DrawnStory): void {
  // Long texts are those of the catalogue with more words behind them.
  if (globals['language'] === 'EN-XA' && parameters['state'] !== 'long-text') {
    const { boot, languages, legal } = merchants[String(globals['merchant'])] ?? {}
    const names = [boot?.site, boot?.vendors, languages, legal, providerNames]
    expect(hardCodedTexts(document.body, [answeredValues(), args, parameters['ownTexts'], ...names])).toEqual([])
  }
  expect(partsTooWide()).toEqual([])
}
