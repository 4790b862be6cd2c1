import { merchants } from 'virtual:merchants'
import type { StorySettings } from './story-frame'
import type { StoryAnswers } from './story-gateway'
import { storyLanguage } from './story-language'
import type { StoryState } from './story-state'

type Values = Readonly<Record<string, unknown>>

const noAnswers: StoryAnswers = {}

/**
 * Settings from the toolbar and the story's parameters: `state`, `answers`, `path`, `bannerGroup`, `headerTop`,
 * `isMenuOpen` and `hasSideMenu`.
 */
export function storySettings(globals: Values, parameters: Values): StorySettings {
  const code = String(globals['merchant'])
  const merchant = merchants[code]
  if (merchant === undefined) throw new Error(`no merchant ${code}`)
  const direction = globals['direction'] as StorySettings['direction']
  return {
    merchant,
    language: storyLanguage(merchant, String(globals['language']), direction),
    direction,
    scheme: globals['scheme'] as StorySettings['scheme'],
    state: parameters['state'] as StoryState | undefined,
    answers: (parameters['answers'] as StoryAnswers | undefined) ?? noAnswers,
    path: (parameters['path'] as string | undefined) ?? '/',
    bannerGroup: parameters['bannerGroup'] as string | undefined,
    headerTop: parameters['headerTop'] as readonly string[] | undefined,
    isMenuOpen: parameters['isMenuOpen'] === true,
    hasSideMenu: parameters['hasSideMenu'] !== false,
  }
}
