import { namedOwnBlocks } from '@/engine/named-blocks'
import type { Path } from '@/lib/json-value'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'

const home = (block: string, props: string): string =>
  `{ "pages": { "home": { "sections": { "more": { "block": "${block}", "props": { ${props} } } }, "order": ["more"] } } }`

export const blockForeign: MerchantCheck = {
  code: 'block-foreign',
  severity: 'error',
  docs: {
    what: 'A section names a block that is another merchant’s own.',
    why: 'It is that brand’s to change or to remove. What several brands want to show is a block for all, in src/blocks, or one of a template that they extend.',
    bad: { 'routes.json': home('derby/slogan-tape', '"slogans": ["page.title", "page.text"]') },
    good: { 'routes.json': home('text-section', '"title": "page.title", "paragraphs": ["page.text"]') },
  },
  inspect({ code, chain, isComplete, config: { routes } }) {
    if (!isComplete) return []
    const foreign = namedOwnBlocks(routes).filter(({ owner }) => !chain.some((folder) => folder.code === owner))
    return foreign.map(({ name, owner, path }) => finding(path, name, owner, code))
  },
}

function finding(path: Path, block: string, owner: string, code: string): FileFinding {
  return {
    file: 'routes',
    path,
    spot: 'value',
    message: `"${block}" is a block of ${owner}, which ${code} does not extend`,
    expected: `a block for all brands, or one of ${code}’s own`,
    received: JSON.stringify(block),
  }
}
