import type { SchemaCheck } from '@/engine/checks/check-kinds'

const side = (label: string): string => `{ "side": { "items": { "home": { "label": "${label}" } } } }`

export const textInline = {
  code: 'text-inline',
  severity: 'error',
  docs: {
    what: 'Words stand where the key of a text belongs.',
    why: 'Every text is kept by key in locales/<language>.json, so that each language can say it. Where a text says these very words already, its key is offered.',
    bad: { 'menus.json': side('Take me home!') },
    good: {
      'menus.json': side('nav.takeHome'),
      'locales/EN.json': '{ "nav.takeHome": "Take me home!" }',
      'locales/TY.json': '{ "nav.takeHome": "Iuwi mo ako!" }',
    },
  },
  keywords: ['pattern'],
  applies: ({ node, value }) => node?.ref === 'textKey' && typeof value === 'string' && value.trim() !== '',
  explain({ error, path, value }) {
    const written = typeof value === 'string' ? value : ''
    const bare = written.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    // A key that was copied with the blank beside it is no words.
    if (bare !== written && new RegExp(String(error.params['pattern'])).test(bare)) {
      const message = 'has a blank or a sign that nobody sees beside the key'
      return {
        path,
        spot: 'value',
        message,
        expected: `"${bare}"`,
        received: JSON.stringify(value),
        suggestions: [bare],
      }
    }
    return {
      path,
      spot: 'value',
      message: 'words where the key of a text belongs: the words go to locales/<language>.json, their key here',
      expected: 'a text key such as nav.home',
      received: JSON.stringify(value),
    }
  },
} satisfies SchemaCheck
