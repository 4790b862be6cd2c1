import type { KeyEffects } from '@/tools/docs/key-effect'

/** An effect of each kind, as `npm run docs` draws them. */
export const someEffects: KeyEffects = {
  'theme.style.cardStyle': {
    kind: 'picture',
    where: 'a page',
    values: ['"raised"', '"flat"'],
    pictures: [
      { file: 'one.webp', width: 320, height: 120 },
      { file: 'other.webp', width: 320, height: 120 },
    ],
  },
  'site.gateway.timeout': {
    kind: 'excerpt',
    where: 'what is asked of the server',
    values: ['15000', '100'],
    excerpts: ['gives up after 15000', 'gives up after 100'],
  },
}
