import type { Check } from '@/engine/finding/check'

const component = `export function Ticker() {
  return <p>Odds</p>
}
`

export const blockNotBuilt: Check = {
  code: 'block-not-built',
  severity: 'error',
  docs: {
    what: 'The folder holds a block of its own that the site was not compiled with, or was compiled with in another form.',
    why: 'A block is code: it stands in merchants/<code>/blocks/<name> of the project with its schema, and `npm run generate` takes it in. From a folder of merchants elsewhere no code is read.',
    bad: { 'blocks/ticker/ticker.tsx': component },
    good: {
      'routes.json':
        '{ "pages": { "home": { "sections": { "text": { "block": "text-section", "props": { "title": "nav.home" } } } } } }',
    },
  },
}
