import { namedOwnBlocks, type NamedBlock } from '@/engine/names/named-own-blocks'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const home = (block: string, props: string): string =>
  `{ "pages": { "home": { "sections": { "more": { "block": "${block}", "props": { ${props} } } }, "order": ["more"] } } }`

export const blockForeign: MerchantCheck = {
  code: 'block-foreign',
  severity: 'error',
  docs: {
    what: 'A section or a centre names a block that is another merchant’s own.',
    why: 'It is that brand’s to change or to remove. What several brands want to show is a block for all, in src/site/blocks, or one of a template that they extend.',
    bad: { 'routes.json': home('derby/slogan-tape', '"slogans": ["page.title", "page.text"]') },
    good: { 'routes.json': home('text-section', '"title": "page.title", "paragraphs": ["page.text"]') },
  },
  isOfBrand: true,
  inspect({ code, chain, isComplete, config }) {
    if (!isComplete) return []
    const foreign = namedOwnBlocks(config).filter(({ owner }) => !chain.some((folder) => folder.code === owner))
    return foreign.map((block) => finding(block, code))
  },
}

function finding({ name, owner, file, path }: NamedBlock, code: string): FileFinding {
  return {
    file,
    path,
    spot: file === 'panels' ? 'key' : 'value',
    message: `"${name}" is a block of ${owner}, which ${code} does not extend`,
    expected: `a block for all brands, or one of ${code}’s own`,
    received: JSON.stringify(name),
  }
}
